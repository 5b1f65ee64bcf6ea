import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '@/ui/Chip'
import { IconButton } from '@/ui/Button'
import { withCurrency } from '@/ui/Money'
import { prefersLessMotion } from '@/ui/motion'
import { useInterval } from '@/ui/use-event'
import { formatAmount, money } from '@/lib/money/text'
import styles from './Ticker.module.css'

const TICKER_ENTRIES = 1000
const STEP_MS = 3000
const SHOWN = 3

/** Invented withdrawals, always under their label (reading 26); still for less motion. */
export function Ticker() {
  const { t } = useTranslation('index')
  const [shares] = useState(() => Array.from({ length: TICKER_ENTRIES }, Math.random))
  const [first, setFirst] = useState(0)
  const [isPaused, setIsPaused] = useState(prefersLessMotion)
  const [isHidden, setIsHidden] = useState(false)
  const isMoving = !isPaused && !isHidden
  const moveOn = () => {
    if (document.visibilityState === 'visible') setFirst((index) => (index + 1) % TICKER_ENTRIES)
  }
  useInterval(moveOn, isMoving ? STEP_MS : null)
  const shown = Array.from({ length: SHOWN }, (_, offset) => (first + offset) % TICKER_ENTRIES)
  return (
    <section className={styles['ticker']} aria-label={t('tickerLabel')}>
      <div className={styles['tickerHead']}>
        <span className={styles['tickerLabel']}>
          <Chip tone="demo">{t('tickerLabel')}</Chip>
        </span>
        {!isHidden && (
          <IconButton
            icon={isPaused ? 'play' : 'pause'}
            label={isPaused ? t('tickerPlay') : t('tickerPause')}
            onClick={() => setIsPaused(!isPaused)}
          />
        )}
        <IconButton
          icon={isHidden ? 'eye' : 'eyeOff'}
          label={isHidden ? t('tickerShow') : t('tickerHide')}
          onClick={() => setIsHidden(!isHidden)}
        />
      </div>
      {!isHidden && (
        <ul className={styles['tickerList']}>
          {shown.map((index) => {
            const { name, phone, amount } = inventEntry(shares[index] ?? 0)
            return (
              <li key={index} className={styles['tickerEntry']}>
                <span>
                  {name} · {phone}
                </span>
                <span>{withCurrency(amount)}</span>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

const LETTERS = 26
const PHONES = 1000
const LOWEST = 1000
const AMOUNTS = 9000

/**
 * No country or operator has the prefix 000, so no number is anybody's (reading 26).
 * @param share of all entries that there may be, from 0 to below 1
 */
export function inventEntry(share: number) {
  let rest = Math.floor(share * LETTERS * LETTERS * PHONES * AMOUNTS)
  const oneOf = (count: number) => {
    const one = rest % count
    rest = Math.floor(rest / count)
    return one
  }
  const letter = () => String.fromCharCode('a'.charCodeAt(0) + oneOf(LETTERS))
  return {
    name: `${letter().toUpperCase()}***${letter()}`,
    phone: `000-***-${String(oneOf(PHONES)).padStart(3, '0')}`,
    amount: formatAmount(money(String(LOWEST + oneOf(AMOUNTS)))),
  }
}
