import { clsx } from 'clsx'
import { useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { westernDigits } from '@/lib/text'
import { ArmedButton } from './ArmedButton'
import { Button, TextButton } from './Button'
import styles from './Keypad.module.css'
import { LineIcon } from './icons'
import { useEvent, useForgetWhenHidden } from './use-event'

export interface KeypadProps {
  labels: {
    keys: string
    /** "2 of 4 digits": the digits themselves are never shown or read aloud. */
    entered: (count: number) => string
    forgot: string
    remove: string
    cancel: string
    confirm: string
  }
  length: number
  message: { tone: 'error' | 'note'; text: string } | null
  isSending: boolean
  isLocked: boolean
  isOnline: boolean
  /** Gets the digits, complete or not; returns whether they were used and are to be forgotten. */
  onConfirm: (code: string) => boolean
  onEdit: () => void
  onForgot: () => void
  onCancel: () => void
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
/** Two taps on Confirm within this are one (reading 44). */
const DEBOUNCE_MS = 500

/** The code is in memory alone, until it is used, the page is hidden or the keypad closes. */
export function Keypad({
  labels,
  length,
  message,
  isSending,
  isLocked,
  isOnline,
  onConfirm,
  onEdit,
  onForgot,
  onCancel,
}: KeypadProps) {
  const [code, setCode] = useState('')
  const debounce = useRef<ReturnType<typeof setTimeout>>(undefined)
  const endDebounce = () => {
    clearTimeout(debounce.current)
    debounce.current = undefined
  }
  const edit = (change: (code: string) => string) => {
    if (isSending) return
    endDebounce()
    setCode((before) => change(before).slice(0, length))
    onEdit()
  }
  const press = (digit: string) => edit((before) => before + digit)
  const remove = () => edit((before) => before.slice(0, -1))
  const confirm = () => {
    if (isSending || isLocked || !isOnline || debounce.current !== undefined) return
    debounce.current = setTimeout(endDebounce, DEBOUNCE_MS)
    if (onConfirm(code)) setCode('')
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    // Enter on a focused key presses that key.
    const isOnButton = event.target instanceof HTMLButtonElement
    const key = westernDigits(event.key)
    if (/^\d$/.test(key)) press(key)
    else if (event.key === 'Backspace') remove()
    else if (event.key === 'Enter' && !isOnButton) confirm()
    else return
    event.preventDefault()
  })
  // Before the first paint, so that no digit is lost.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  useEvent(document, 'paste', ({ clipboardData }) => {
    const text = westernDigits(clipboardData?.getData('text') ?? '').trim()
    if (/^\d+$/.test(text) && text.length === length) edit(() => text)
  })
  useForgetWhenHidden(() => setCode(''))
  // What is on its way is forgotten here, and yet it was entered.
  const filled = isSending ? length : code.length
  return (
    <div className={styles['keypad']}>
      <Boxes length={length} filled={filled} isSending={isSending} />
      {/* Room for a message from the start, so that no key moves under the thumb. */}
      <div className={styles['readout']}>
        <div className={styles['words']}>
          <p role="status" className={clsx(message !== null && 'visually-hidden')}>
            {labels.entered(filled)}
          </p>
          {message !== null && (
            <p className={styles[message.tone]} role={message.tone === 'error' ? 'alert' : 'status'}>
              {message.text}
            </p>
          )}
        </div>
        <TextButton onClick={onForgot}>{labels.forgot}</TextButton>
      </div>
      <div className={styles['keys']} role="group" aria-label={labels.keys}>
        {DIGITS.map((digit) => (
          <Key key={digit} label={digit} isDisabled={isSending} onPress={() => press(digit)} />
        ))}
        <Button tone="plain" onClick={onCancel}>
          {labels.cancel}
        </Button>
        <Key label="0" isDisabled={isSending} onPress={() => press('0')} />
        <Key label={labels.remove} isDisabled={isSending} onPress={remove}>
          <LineIcon>
            <path d="M8.500 5.500H19a1.500 1.500 0 0 1 1.500 1.500v10a1.500 1.500 0 0 1-1.500 1.500H8.500L3 12zM11 9.500l5 5M16 9.500l-5 5" />
          </LineIcon>
        </Key>
      </div>
      <ArmedButton
        isWide
        tone={filled < length ? 'quiet' : 'primary'}
        isDisabled={!isOnline}
        isBusy={isSending || isLocked}
        onClick={confirm}
      >
        {labels.confirm}
      </ArmedButton>
    </div>
  )
}

function Boxes({ length, filled, isSending }: { length: number; filled: number; isSending: boolean }) {
  return (
    <div className={clsx(styles['boxes'], isSending && styles['sending'])} aria-hidden="true">
      {Array.from({ length }, (_, index) => (
        <span key={index} className={styles['box']} data-filled={index < filled || undefined} />
      ))}
    </div>
  )
}

/** A press by pointer does not take the focus, so that Enter still confirms. */
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
  // Not `:active`, which after a tap stays on the last key.
  const [isDown, setIsDown] = useState(false)
  const release = () => setIsDown(false)
  return (
    <button
      type="button"
      className={styles['key']}
      data-down={(isDown && !isDisabled) || undefined}
      onPointerDown={() => setIsDown(true)}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
