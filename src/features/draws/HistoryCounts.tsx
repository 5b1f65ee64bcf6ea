import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Draw } from '@/api/games'
import type { GameRules } from '@/lib/game-rules'
import { Note } from '@/ui/Note'
import styles from './HistoryCounts.module.css'
import { countPicks } from './history-counts'

/** How often each option came in the list, and that it means nothing for the next draw. */
export function HistoryCounts({ rules, draws }: { rules: GameRules | null; draws: readonly Draw[] }) {
  const { t } = useTranslation('reservation')
  const counts = useMemo(() => (rules === null ? [] : countPicks(rules, draws)), [rules, draws])
  return (
    <div className={styles['head']}>
      {counts.length > 0 && (
        <dl className={styles['counts']}>
          {counts.map(({ pick, count }) => (
            <div key={pick}>
              <dt>{t(`option.${pick}`)}</dt> <dd className="num">{count}</dd>
            </div>
          ))}
        </dl>
      )}
      <Note kind="hint">{t('pastDraws')}</Note>
    </div>
  )
}
