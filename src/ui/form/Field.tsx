import type { ReactNode } from 'react'
import { Eyebrow } from '../text'
import { FieldError } from './errors'
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
        <Eyebrow as="p" id={`${id}-hint`}>
          {hint}
        </Eyebrow>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
