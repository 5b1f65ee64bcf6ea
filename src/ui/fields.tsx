import { type HTMLInputAutoCompleteAttribute, type ReactNode, type RefObject, useId, useState } from 'react'
import { clsx } from 'clsx'
import { Caption } from './text'
import { IconButton } from './Button'
import { useAutofillText } from './autofill-form'
import { useLabel } from './labels'
import { useComposition } from './use-composition'
import styles from './fields.module.css'

export function FieldError({ id, children }: { id: string; children: string | null }) {
  if (children === null) return null
  return (
    <p id={id} className={styles['error']}>
      {children}
    </p>
  )
}

export function FormError({ children }: { children: string | null }) {
  if (children === null) return null
  return (
    <div className={styles['formError']} role="alert">
      {children.split('\n').map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </div>
  )
}

/**
 * The control in `children` needs the id `id`, and `<id>-hint` or `<id>-error` as
 * `aria-describedby`.
 */
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
      {hint !== undefined && error === null && (
        <Caption as="p" id={`${id}-hint`}>
          {hint}
        </Caption>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

export function InputBox({
  isInvalid = false,
  className,
  children,
}: {
  isInvalid?: boolean
  className?: string | undefined
  children: ReactNode
}) {
  return <div className={clsx(styles['box'], isInvalid && styles['invalid'], className)}>{children}</div>
}

interface TextFieldProps {
  ref?: RefObject<HTMLInputElement | null>
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  error: string | null
  hint?: string
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: 'text' | 'numeric'
  autoCapitalize?: 'none' | 'characters'
  isSecret?: boolean
  /** Shows the date field of the browser. The value is a date as "2026-11-20", or ''. */
  isDate?: boolean
}

/**
 * A native input, because antd-mobile sets `aria-describedby` on a wrapper of its input, where
 * screen readers ignore it.
 */
export function TextField({
  ref,
  label,
  error,
  hint,
  isSecret = false,
  isDate = false,
  value,
  onChange,
  ...input
}: TextFieldProps) {
  const id = useId()
  const labelOf = useLabel()
  const [isSecretShown, setIsSecretShown] = useState(false)
  const composition = useComposition(value)
  const field = useAutofillText(composition.value, onChange, ref)
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <InputBox isInvalid={error !== null} className={styles['entry']}>
        <input
          {...input}
          id={id}
          ref={field}
          className={styles['input']}
          type={isDate ? 'date' : isSecret && !isSecretShown ? 'password' : 'text'}
          value={composition.value}
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error !== null || undefined}
          aria-describedby={error !== null ? `${id}-error` : hint === undefined ? undefined : `${id}-hint`}
          onChange={(event) => {
            composition.track(event)
            onChange(event.target.value)
          }}
          onCompositionEnd={composition.end}
          onBlur={composition.end}
        />
        {isSecret && (
          <IconButton
            icon={isSecretShown ? 'eyeOff' : 'eye'}
            label={labelOf(isSecretShown ? 'hidePassword' : 'showPassword')}
            aria-pressed={isSecretShown}
            onClick={() => setIsSecretShown(!isSecretShown)}
          />
        )}
      </InputBox>
    </Field>
  )
}
