import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import styles from './Panel.module.css'
import type { FieldState } from './use-field.ts'

interface FieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'list' | 'placeholder'> {
  label: string
  field: FieldState
  children?: ReactNode
}

export function Field({ label, field, children, ...input }: FieldProps) {
  const id = useId()
  const { value, problem, change } = field
  return (
    <>
      <div className={styles['row']}>
        <label htmlFor={id}>{label}</label>
        <input
          {...input}
          id={id}
          value={value}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onChange={({ target }) => change(target.value)}
        />
        {children}
      </div>
      <p id={`${id}-problem`} className={styles['problem']} role="alert">
        {problem}
      </p>
    </>
  )
}
