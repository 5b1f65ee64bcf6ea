import type { ReactNode } from 'react'
import { Button } from './Button'
import styles from './Keypad.module.css'
import { LineIcon } from './LineIcon'
import { TextButton } from './TextButton'
import { useCodeEntry } from './use-code-entry'

export interface KeypadProps {
  labels: {
    /** What the keys are for; names their group. */
    keys: string
    /** "2 of 4 digits": shown and read aloud, where the digits themselves never are. */
    entered: (count: number) => string
    forgot: string
    remove: string
    cancel: string
    confirm: string
  }
  /** How many digits a code has. */
  length: number
  /** What is wrong or under way, above the keys; null when nothing is. */
  message: { tone: 'error' | 'note'; text: string } | null
  /** The code is on its way: no key does anything. */
  isSending: boolean
  /** Confirm does nothing for now; the message says why. */
  isLocked: boolean
  /** Gets what is entered, complete or not. @returns true when it is used; the keypad forgets it then. */
  onConfirm: (code: string) => boolean
  onEdit: () => void
  onForgot: () => void
  onCancel: () => void
}

/** A key with a cross: the last digit goes. */
const REMOVE =
  'M8.500 5.500H19a1.500 1.500 0 0 1 1.500 1.500v10a1.500 1.500 0 0 1-1.500 1.500H8.500L3 12zM11 9.500l5 5M16 9.500l-5 5'

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** Keys on the screen for a short secret. */
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
  /** A drawing instead of the label. */
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
