import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import type { Game } from '@/api/games'
import { paths } from '@/paths'
import { withCurrentMemberId } from '@/kit/history'
import { LinkButton } from '@/kit/links'
import { DrawnNumbers } from '@/ui/DrawnNumbers'
import { Detail, DescriptionList } from '@/ui/DescriptionList'
import { SplitRow, Stack } from '@/ui/layout'
import { PeriodId } from '@/ui/PeriodId'
import { findAlarms, type Observation, type Alarm, periodKeyOf } from './observations'
import styles from './LedgerAlarms.module.css'
import { formatNonBreakingDateTime } from '@/i18n/format'
import { formatUtc } from '@/lib/time'

/** Warns about published results of a game that have changed, the newest change first. */
export function LedgerAlarms({
  observations,
  game,
  max = 2,
  isInSheet = false,
  isTitled = true,
}: {
  observations: readonly Observation[] | null
  game: Pick<Game, 'id' | 'key' | 'name'>
  /** Maximum number of warnings shown. If there are more, a link leads to the screen with all. */
  max?: number
  /** True inside a sheet: links then replace the sheet in the browser history. */
  isInSheet?: boolean
  /** False inside a sheet whose own title is the title of the warnings. */
  isTitled?: boolean
}) {
  const { t } = useTranslation(['messages', 'shared'])
  const alarmTextOf = useAlarmText()
  const alarms = findAlarms(observations ?? [])
  if (alarms.length === 0) return null
  const hiddenCount = alarms.length - max
  return (
    <Stack gap={3} className={clsx(isInSheet && styles['inSheet'])}>
      {alarms.slice(0, max).map((alarm) => {
        const change = { ...alarm, gameName: game.name }
        const { title, text, about } = alarmTextOf(change)
        return (
          <Stack key={`${periodKeyOf(alarm.later)} ${alarm.later.numbers.join()}`} gap={2}>
            <div className={styles['alarm']} role="alert">
              {isTitled && <b>{title}</b>}
              <ChangedResult {...change} />
              <p>{text}</p>
            </div>
            <LinkButton to={paths.service()} replace={isInSheet} state={withCurrentMemberId({ about })}>
              {t('shared:askService')}
            </LinkButton>
          </Stack>
        )
      })}
      {hiddenCount > 0 && (
        <LinkButton to={paths.fairness(game)} replace={isInSheet}>
          {t('rounds.more', { number: hiddenCount })}
        </LinkButton>
      )}
    </Stack>
  )
}

export function ChangedResult({ gameName, period, ...results }: ResultChange) {
  const { t } = useTranslation('messages')
  return (
    <div>
      <span>{`${gameName} `}</span>
      <PeriodId id={period} />
      <DescriptionList>
        {(['first', 'later'] as const).map((when) => (
          <Detail key={when} name={t(`changed.${when}`)} weight="plain">
            <SplitRow align="center" gap="0 8px">
              <DrawnNumbers numbers={results[when].numbers} size="small" />
              <span>{formatNonBreakingDateTime(results[when].seenAt)}</span>
            </SplitRow>
          </Detail>
        ))}
      </DescriptionList>
    </div>
  )
}

/**
 * A changed result with the name of its game. If the name is unknown, `gameName` is the id of the
 * game.
 */
type ResultChange = Alarm & { gameName: string }

/**
 * Returns a function that returns the title and the text of the warning about a changed result, and
 * the text `about` for customer service.
 */
export function useAlarmText() {
  const { t } = useTranslation('messages')
  return ({ gameName: game, period, first, later }: ResultChange) => {
    const textOfResult = ({ numbers, source, seenAt }: Observation) =>
      t(`changed.seen.${source}`, { numbers: numbers.join('\u00a0·\u00a0'), time: `${formatUtc(seenAt)} UTC` })
    return {
      title: t('changed.title'),
      text: t('changed.text'),
      /** For customer service: both results, where they were seen, and the times in UTC. */
      about: t('changed.values', { game, period, first: textOfResult(first), later: textOfResult(later) }),
    }
  }
}
