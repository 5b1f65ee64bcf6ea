import { type ReactNode, useState } from 'react'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icons'
import { formatWholeNumber } from '@/lib/decimal-text'
import { Detail, DescriptionList } from '@/ui/DescriptionList'
import { Note } from '@/ui/Note'
import { MIN_HARDLY_CHANCE_E_VALUE, MIN_UNUSUAL_E_VALUE, type Verdict } from '@/domain/ledger/e-value'
import styles from './fairness.module.css'

export const CHECK_NAMES = ['draws', 'past', 'own', 'settled'] as const

export type CheckName = (typeof CHECK_NAMES)[number]

export interface FairnessCheck {
  tone: Tone
  value: string
  /** The sentence above the figures; without it, `value` is shown there. */
  verdict?: string
  /** True if the figures already say the verdict, which is then not shown above them. */
  isVerdictInFigures?: boolean
  /** Explanation below the verdict; '' if the verdict or the figures say enough. */
  text: string
  figures: ReactNode
}

/** A check is undefined until it has been calculated, or if it is not available. */
export type FairnessChecks = Readonly<Record<CheckName, FairnessCheck | undefined>>

/** Returns the first check with the tone `alarm`, otherwise with `unusual`; null without either. */
export function worstOf(checks: FairnessChecks): CheckName | null {
  const firstWithTone = (tone: Tone) => CHECK_NAMES.find((name) => checks[name]?.tone === tone)
  return firstWithTone('alarm') ?? firstWithTone('unusual') ?? null
}

/** A usual result does not prove fair draws, so the tone `usual` has no icon. */
type Tone = 'usual' | 'open' | 'unusual' | 'alarm'

export const TONES: Readonly<Record<Verdict, Tone>> = {
  tooFew: 'open',
  usual: 'usual',
  unusual: 'unusual',
  hardlyChance: 'alarm',
}

const ICONS = { unusual: 'info', alarm: 'warning' } as const

export function ToneIcon({ tone }: { tone: Tone }) {
  if (tone === 'usual' || tone === 'open') return null
  return (
    <span className={clsx(styles['sign'], styles[tone])} aria-hidden="true">
      <Icon name={ICONS[tone]} size={20} />
    </span>
  )
}

export function VerdictLine({ tone, children }: { tone: Tone; children: string }) {
  return (
    <p className={styles['verdict']}>
      <ToneIcon tone={tone} />
      <b>{children}</b>
    </p>
  )
}

/** Shows the e-value only if the verdict is unusual or worse. */
export function EValueDetail({ log, verdict }: { log: number; verdict: Verdict }) {
  const { t } = useTranslation('fairness')
  if (verdict === 'tooFew' || verdict === 'usual') return null
  return (
    <div>
      <DescriptionList>
        <Detail name={t('evidence')}>{eValueText(log)}</Detail>
      </DescriptionList>
      <Note>
        {t('evidenceText', {
          unusual: formatWholeNumber(MIN_UNUSUAL_E_VALUE),
          hardlyChance: formatWholeNumber(MIN_HARDLY_CHANCE_E_VALUE),
        })}
      </Note>
    </div>
  )
}

function eValueText(log: number): string {
  const isHardlyChance = log >= Math.log(MIN_HARDLY_CHANCE_E_VALUE)
  return isHardlyChance
    ? `≥ ${formatWholeNumber(MIN_HARDLY_CHANCE_E_VALUE)}`
    : formatWholeNumber(Math.floor(Math.exp(log)))
}

/**
 * While `value` is undefined, for example during a calculation after a draw, returns the latest
 * value that was defined.
 */
export function useKeepPrevious<T>(value: T | undefined): T | undefined {
  const [previousValue, setPreviousValue] = useState(value)
  if (value !== undefined && value !== previousValue) setPreviousValue(value)
  return value === undefined ? previousValue : value
}
