import type { ReactNode } from 'react'
import { FieldError } from './FieldError'
import styles from './Field.module.css'

/** The caller gives the control `id`, and `<id>-hint` and `<id>-error` in `aria-describedby`. */
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
