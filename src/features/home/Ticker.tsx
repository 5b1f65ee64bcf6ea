import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '@/ui/Chip'
import { IconButton } from '@/ui/Button'
import { withCurrency } from '@/ui/Money'
import { prefersLessMotion } from '@/ui/motion'
import { useInterval } from '@/ui/use-event'
import { formatAmount, money } from '@/lib/money/text'
import styles from './Ticker.module.css'

const STEP_MS = 3000
const SHOWN = 3

/** Invented withdrawals, always under their label (reading 26); still for less motion. */
export function Ticker() {
  const { t } = useTranslation('index')
  const [entries] = useState(() => inventTicker(Math.random))
  const [first, setFirst] = useState(0)
  const [isPaused, setIsPaused] = useState(prefersLessMotion)
  const [isHidden, setIsHidden] = useState(false)
  const isMoving = !isPaused && !isHidden
  const moveOn = () => {
    if (document.visibilityState === 'visible') setFirst((index) => (index + 1) % entries.length)
  }
  useInterval(moveOn, isMoving ? STEP_MS : null)
  const shown = [...entries, ...entries].slice(first, first + SHOWN)
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
          {shown.map(({ name, phone, amount }, offset) => (
            <li key={(first + offset) % entries.length} className={styles['tickerEntry']}>
              <span>
                {name} · {phone}
              </span>
              <span>{withCurrency(amount)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const TICKER_ENTRIES = 1000
const LOWEST = 1000
const HIGHEST = 9999

/** No country or operator has the prefix 000, so no number is anybody's (reading 26). */
export function inventTicker(random: () => number) {
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  const letter = () => String.fromCharCode('a'.charCodeAt(0) + whole(0, 25))
  return Array.from({ length: TICKER_ENTRIES }, () => ({
    name: `${letter().toUpperCase()}***${letter()}`,
    phone: `000-***-${String(whole(0, 999)).padStart(3, '0')}`,
    amount: formatAmount(money(String(whole(LOWEST, HIGHEST)))),
  }))
}
