import { clsx } from 'clsx'
import { type HTMLInputAutoCompleteAttribute, type ReactNode, useId, useState } from 'react'
import { Field } from './form/Field'
import { IconButton } from './IconButton'
import { useLabels } from './labels'
import styles from './TextField.module.css'

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

export interface TextFieldProps {
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
  /** The browser's own field for a date, which gives "2026-11-20", or '' while there is none. */
  isDate?: boolean
}

/** Native: antd-mobile's `aria-describedby` is on a wrapper, out of a screen reader's reach. */
export function TextField({
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
  const { hidePassword, showPassword } = useLabels()
  const [isShown, setIsShown] = useState(false)
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <InputBox isInvalid={error !== null} className={styles['textFieldBox']}>
        <input
          {...input}
          id={id}
          className={styles['input']}
          type={isDate ? 'date' : isSecret && !isShown ? 'password' : 'text'}
          value={value}
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error !== null || undefined}
          aria-describedby={clsx(error !== null && `${id}-error`, hint !== undefined && `${id}-hint`) || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {isSecret && (
          <IconButton
            icon={isShown ? 'eyeOff' : 'eye'}
            label={isShown ? hidePassword : showPassword}
            isPressed={isShown}
            onClick={() => setIsShown(!isShown)}
          />
        )}
      </InputBox>
    </Field>
  )
}
