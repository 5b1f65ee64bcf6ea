import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '@/ui/Chip'
import { SplitRow } from '@/ui/SplitRow'
import type { Verdict } from './audit'
import styles from './Figure.module.css'

/** One question of several in a card: its name, what came out, and how. */
export function Figure({ name, verdict, children }: { name: string; verdict: Verdict; children: ReactNode }) {
  const { t } = useTranslation('fairness')
  return (
    <div className={styles['figure']}>
      <SplitRow align="center" gap="2px 12px">
        <h3>{name}</h3>
        <Chip tone={verdict === 'unusual' ? 'demo' : 'neutral'}>{t(verdict)}</Chip>
      </SplitRow>
      {children}
    </div>
  )
}
