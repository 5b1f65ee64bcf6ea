import type { ReactNode } from 'react'
import { Button } from './Button'
import styles from './Keypad.module.css'
import { LineIcon } from './LineIcon'
import { TextButton } from './TextButton'
import { useCodeEntry } from './use-code-entry'

export interface KeypadProps {
  labels: {
    /** The name of the group of keys. */
    keys: string
    /** "2 of 4 digits": the digits themselves are never shown. */
    entered: (count: number) => string
    forgot: string
    remove: string
    cancel: string
    confirm: string
  }
  length: number
  message: { tone: 'error' | 'note'; text: string } | null
  /** No key works while the code is being sent. */
  isSending: boolean
  /** Confirm does not work for now; the message says why. */
  isLocked: boolean
  /** The code may be incomplete. @returns true if it is used: the keypad then forgets it. */
  onConfirm: (code: string) => boolean
  onEdit: () => void
  onForgot: () => void
  onCancel: () => void
}

const REMOVE =
  'M8.500 5.500H19a1.500 1.500 0 0 1 1.500 1.500v10a1.500 1.500 0 0 1-1.500 1.500H8.500L3 12zM11 9.500l5 5M16 9.500l-5 5'

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

export function Keypad({ labels, length, message, isSending, isLocked, onForgot, onCancel, ...entry }: KeypadProps) {
  const { code, press, remove, confirm } = useCodeEntry({ length, isSending, isLocked, ...entry })
  return (
    <div className={styles['keypad']}>
      <div className={styles['boxes']} aria-hidden="true">
        {Array.from({ length }, (_, index) => (
          <span key={index} className={styles['box']} data-filled={index < code.length || undefined} />
        ))}
      </div>
      <div className={styles['readout']}>
        <p role="status">{labels.entered(code.length)}</p>
        <TextButton onClick={onForgot}>{labels.forgot}</TextButton>
      </div>
      {message !== null && (
        <p className={styles[message.tone]} role={message.tone === 'error' ? 'alert' : 'status'}>
          {message.text}
        </p>
      )}
      <div className={styles['keys']} role="group" aria-label={labels.keys}>
        {DIGITS.map((digit) => (
          <Key key={digit} label={digit} isDisabled={isSending} onPress={() => press(digit)} />
        ))}
        <Button tone="plain" onClick={onCancel}>
          {labels.cancel}
        </Button>
        <Key label="0" isDisabled={isSending} onPress={() => press('0')} />
        <Key label={labels.remove} isDisabled={isSending} onPress={remove}>
          <LineIcon path={REMOVE} />
        </Key>
      </div>
      <Button isWide isBusy={isSending || isLocked} onClick={confirm}>
        {labels.confirm}
      </Button>
    </div>
  )
}

/** A tap does not move the focus to the key, so that Enter still means Confirm. */
function Key({
  label,
  isDisabled,
  onPress,
  children = label,
}: {
  label: string
  isDisabled: boolean
  onPress: () => void
  children?: ReactNode
}) {
  return (
    <button
      type="button"
      className={styles['key']}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
