import { clsx } from 'clsx'
import { useId, useState, type HTMLInputAutoCompleteAttribute } from 'react'
import { Field } from './form/Field'
import { IconButton } from './IconButton'
import styles from './TextField.module.css'

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
  /** A password: hidden, with a button that shows it. */
  secret?: { showLabel: string; hideLabel: string }
}

/** A labelled input. A native one: antd-mobile's puts `aria-describedby` on a wrapper, where no screen reader finds it. */
export function TextField({ label, error, hint, secret, value, onChange, ...input }: TextFieldProps) {
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={clsx(styles['box'], error !== null && styles['invalid'])}>
        <input
          {...input}
          id={id}
          className={styles['input']}
          type={secret === undefined || isShown ? 'text' : 'password'}
          value={value}
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error !== null || undefined}
          aria-describedby={clsx(error !== null && `${id}-error`, hint !== undefined && `${id}-hint`) || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {secret !== undefined && (
          <IconButton
            icon={isShown ? 'eyeOff' : 'eye'}
            label={isShown ? secret.hideLabel : secret.showLabel}
            isPressed={isShown}
            onClick={() => setIsShown(!isShown)}
          />
        )}
      </div>
    </Field>
  )
}
