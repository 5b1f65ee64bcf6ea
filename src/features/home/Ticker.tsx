import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '@/ui/Chip'
import { IconButton } from '@/ui/Button'
import { withCurrency } from '@/ui/Money'
import { prefersLessMotion } from '@/ui/motion'
import { useInterval } from '@/ui/use-event'
import { formatAmount, money } from '@/lib/money/text'
import styles from './Ticker.module.css'

const TICKER_ENTRY_COUNT = 1000
const STEP_MS = 3000
const SHOWN_ENTRY_COUNT = 3

/** The withdrawals are invented, and always under a label that says so (reading 26). */
export function Ticker() {
  const { t } = useTranslation('index')
  const [randomNumbers] = useState(() =>
    Array.from({ length: TICKER_ENTRY_COUNT * RANDOM_NUMBERS_PER_ENTRY }, Math.random),
  )
  const [firstIndex, setFirstIndex] = useState(0)
  const [isPaused, setIsPaused] = useState(prefersLessMotion)
  const [isHidden, setIsHidden] = useState(false)
  const isMoving = !isPaused && !isHidden
  const advance = () => {
    if (document.visibilityState === 'visible') setFirstIndex((index) => (index + 1) % TICKER_ENTRY_COUNT)
  }
  useInterval(advance, isMoving ? STEP_MS : null)
  const shownEntries = Array.from({ length: SHOWN_ENTRY_COUNT }, (_, offset) => {
    const index = (firstIndex + offset) % TICKER_ENTRY_COUNT
    return {
      index,
      ...inventEntry(randomNumbers.slice(index * RANDOM_NUMBERS_PER_ENTRY, (index + 1) * RANDOM_NUMBERS_PER_ENTRY)),
    }
  })
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
          {shownEntries.map(({ index, name, phone, amount }) => (
            <li key={index} className={styles['tickerEntry']}>
              <span>{`${name} · ${phone}`}</span>
              <span translate="no">{withCurrency(amount)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** An entry needs numbers for two letters, the end of the phone number and the amount. */
const RANDOM_NUMBERS_PER_ENTRY = 4

/** No country or operator uses the prefix 000, so no number belongs to a person (reading 26). */
export function inventEntry([first = 0, last = 0, phone = 0, amount = 0]: readonly number[]) {
  const letterOf = (fraction: number) => String.fromCharCode('a'.charCodeAt(0) + Math.floor(fraction * 26))
  return {
    name: `${letterOf(first).toUpperCase()}***${letterOf(last)}`,
    phone: `000-***-${String(Math.floor(phone * 1000)).padStart(3, '0')}`,
    amount: formatAmount(money(String(1000 + Math.floor(amount * 9000)))),
  }
}
