import { clsx } from 'clsx'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FUND_PASSWORD_LENGTH as LENGTH } from '@/api/account'
import { westernDigits, stripInvisible } from '@/lib/text'
import { ArmedButton } from '@/ui/ArmedButton'
import { Button, TextButton } from '@/ui/Button'
import { notify } from '@/ui/feedback'
import { LineIcon } from '@/ui/icons'
import { useEvent, useForgetWhenHidden } from '@/ui/use-event'
import styles from './Keypad.module.css'

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
/** Two taps on Confirm within this time count as one, unless the code is edited (reading 44). */
const DEBOUNCE_MS = 500

interface KeypadProps {
  message: { tone: 'error' | 'note'; text: string } | null
  isSending: boolean
  isLocked: boolean
  /** Gets the digits, even if some are missing. Returns true if the keypad must forget them. */
  onConfirm: (code: string) => boolean
  onEdit: () => void
  onCancel: () => void
}

export function Keypad({ message, isSending, isLocked, onConfirm, onEdit, onCancel }: KeypadProps) {
  const { t } = useTranslation(['withdraw', 'common', 'reservation'])
  const { entered, press, remove, confirm } = useCode({ isSending, isLocked, onConfirm, onEdit })
  // The digits are already forgotten while they are being sent, but all boxes stay filled.
  const filledBoxCount = isSending ? LENGTH : entered
  return (
    <div className={styles['keypad']}>
      <DigitBoxes filled={filledBoxCount} isSending={isSending} />
      {/* Space is reserved for a message, so that no key moves under the thumb. */}
      <div className={styles['readout']}>
        <div className={styles['words']}>
          <p role="status" className={clsx(message !== null && 'visually-hidden')}>
            {/* The digits themselves are never shown or read aloud. */}
            {t('entered', { entered: filledBoxCount, length: LENGTH })}
          </p>
          {message !== null && (
            <p className={styles[message.tone]} role={message.tone === 'error' ? 'alert' : 'status'}>
              {message.text}
            </p>
          )}
        </div>
        <TextButton onClick={() => notify(t('forgotText'))}>{t('forgot')}</TextButton>
      </div>
      <div className={styles['keys']} role="group" aria-label={t('keys')}>
        {DIGITS.map((digit) => (
          <KeypadKey key={digit} label={digit} isDisabled={isSending} onPress={() => press(digit)} />
        ))}
        <Button tone="plain" onClick={onCancel}>
          {/* Nothing cancels a withdrawal that is being sent: Close only closes the sheet. */}
          {isSending ? t('common:close') : t('common:cancel')}
        </Button>
        <KeypadKey label="0" isDisabled={isSending} onPress={() => press('0')} />
        <KeypadKey label={t('remove')} isDisabled={isSending} onPress={remove}>
          <LineIcon>
            <path d="M8.500 5.500H19a1.500 1.500 0 0 1 1.500 1.500v10a1.500 1.500 0 0 1-1.500 1.500H8.500L3 12zM11 9.500l5 5M16 9.500l-5 5" />
          </LineIcon>
        </KeypadKey>
      </div>
      <ArmedButton
        isWide
        tone={filledBoxCount < LENGTH ? 'quiet' : 'primary'}
        isBusy={isSending || isLocked}
        onClick={confirm}
      >
        {isSending ? t('reservation:confirm.sending') : t('confirm')}
      </ArmedButton>
    </div>
  )
}

/** Keeps the code in memory until the code is used, the page is hidden or the keypad closes. */
function useCode({ isSending, isLocked, onConfirm, onEdit }: Omit<KeypadProps, 'message' | 'onCancel'>) {
  const [code, setCode] = useState('')
  const debounceTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const endDebounce = () => {
    clearTimeout(debounceTimer.current)
    debounceTimer.current = undefined
  }
  const edit = (change: (code: string) => string) => {
    if (isSending) return
    endDebounce()
    setCode((before) => change(before).slice(0, LENGTH))
    onEdit()
  }
  const press = (digit: string) => edit((before) => before + digit)
  const remove = () => edit((before) => before.slice(0, -1))
  const confirm = () => {
    if (isSending || isLocked || debounceTimer.current !== undefined) return
    debounceTimer.current = setTimeout(endDebounce, DEBOUNCE_MS)
    if (onConfirm(code)) setCode('')
  }
  useEvent(document, 'keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    // Enter on a focused button presses that button instead.
    const isOnButton = event.target instanceof HTMLButtonElement
    const key = westernDigits(event.key)
    if (/^\d$/.test(key)) press(key)
    else if (event.key === 'Backspace') remove()
    else if (event.key === 'Enter' && !isOnButton) confirm()
    else return
    event.preventDefault()
  })
  useEvent(document, 'paste', ({ clipboardData }) => {
    const text = stripInvisible(westernDigits(clipboardData?.getData('text') ?? ''))
    if (/^\d+$/.test(text) && text.length === LENGTH) edit(() => text)
  })
  useForgetWhenHidden(() => setCode(''))
  return { entered: code.length, press, remove, confirm }
}

function DigitBoxes({ filled: filledBoxes, isSending }: { filled: number; isSending: boolean }) {
  return (
    <div className={clsx(styles['boxes'], isSending && styles['sending'])} aria-hidden="true">
      {Array.from({ length: LENGTH }, (_, index) => (
        <span key={index} className={styles['box']} data-filled={index < filledBoxes || undefined} />
      ))}
    </div>
  )
}

/** A pointer press does not move the focus to the key, so Enter still confirms. */
function KeypadKey({
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
  // A state shows the pressed key, because `:active` may stay on the last key after a tap.
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
