import type { ReactNode } from 'react'
import { FieldError } from './FieldError'
import styles from './Field.module.css'

/** A control with its label above, its hint and its error below. The control has `id` and is described by `<id>-hint` and `<id>-error`. */
export function Field({
  id,
  label,
  hint,
  error,
  children,
}: {
  id: string
  label: string
  hint?: string | undefined
  error: string | null
  children: ReactNode
}) {
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      {children}
      {hint !== undefined && (
        <p className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
