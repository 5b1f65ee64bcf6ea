import { type ReactNode, useState } from 'react'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icons'
import { formatWhole } from '@/lib/decimal-text'
import { Detail, DescriptionList } from '@/ui/DescriptionList'
import { Note } from '@/ui/Note'
import { HARDLY_CHANCE_FROM, UNUSUAL_FROM, type Verdict } from './e-value'
import styles from './fairness.module.css'

export const CHECK_NAMES = ['draws', 'past', 'own', 'settled'] as const

export type CheckName = (typeof CHECK_NAMES)[number]

export interface FairnessCheck {
  tone: Tone
  value: string
  /** The sentence above its figures, where that says more. */
  verdict?: string
  /** Its figures say the value themselves. */
  isSaidBelow?: boolean
  /** Empty where the verdict has said it, or the figures do. */
  text: string
  figures: ReactNode
}

/** Undefined: not worked out, or not to be had. */
export type FairnessChecks = Readonly<Record<CheckName, FairnessCheck | undefined>>

/** The first of those that are not as they should be; an alarm comes before what is unusual. */
export function worstOf(parts: FairnessChecks): CheckName | null {
  const first = (tone: Tone) => CHECK_NAMES.find((name) => parts[name]?.tone === tone)
  return first('alarm') ?? first('unusual') ?? null
}

/**
 * `open`: nothing can be said yet. `usual`: nothing was found, which proves nothing, so that it has
 * no tick, which would be read as a certificate. `alarm`: something is not as it should be.
 */
type Tone = 'usual' | 'open' | 'unusual' | 'alarm'

/** Of what the statistic says. */
export const TONES: Readonly<Record<Verdict, Tone>> = {
  tooFew: 'open',
  usual: 'usual',
  unusual: 'unusual',
  hardlyChance: 'alarm',
}

const ICONS = { unusual: 'info', alarm: 'warning' } as const

export function Sign({ tone }: { tone: Tone }) {
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
      <Sign tone={tone} />
      <b>{children}</b>
    </p>
  )
}

/** Only of what is unusual. */
export function EValueDetail({ log, verdict }: { log: number; verdict: Verdict }) {
  const { t } = useTranslation('fairness')
  if (verdict === 'tooFew' || verdict === 'usual') return null
  return (
    <div>
      <DescriptionList>
        <Detail name={t('evidence')}>{eValueText(log)}</Detail>
      </DescriptionList>
      <Note>
        {t('evidenceText', { unusual: formatWhole(UNUSUAL_FROM), hardlyChance: formatWhole(HARDLY_CHANCE_FROM) })}
      </Note>
    </div>
  )
}

function eValueText(log: number): string {
  const isBeyond = log >= Math.log(HARDLY_CHANCE_FROM)
  return isBeyond ? `≥ ${formatWhole(HARDLY_CHANCE_FROM)}` : formatWhole(Math.floor(Math.exp(log)))
}

/** While a figure is worked out anew, as after a draw, what it came to last stands. */
export function useKeepPrevious<T>(found: T | undefined): T | undefined {
  const [last, setLast] = useState(found)
  if (found !== undefined && found !== last) setLast(found)
  return found === undefined ? last : found
}
