import { useTranslation } from 'react-i18next'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/paths'
import { AsyncBlock } from '@/kit/query/AsyncBlock'
import { PushedScreen } from '@/kit/PushedScreen'
import { useMember } from '@/domain/member/member'
import { mayBrowserEraseData } from '@/lib/persistence'
import { Lead, Note } from '@/ui/Note'
import { SkeletonRows } from '@/ui/skeleton-shapes'
import { Skeleton } from '@/ui/skeletons'
import { Stack, Card } from '@/ui/layout'
import { ChoiceRow } from '@/kit/sheets/ChoiceRow'
import { REALITY_CHECK_MINUTES, chooseRealityCheckMinutes, readRealityCheckMinutes } from '@/domain/limits/play-time'
import { formatNonBreakingDateTime } from '@/i18n/format'
import { joinSentences } from '@/i18n/sentences'
import { displayNow, type ProvenTime } from '@/lib/server-clock'
import { BreakText, useBreakText } from '@/domain/limits/BreakNotice'
import {
  BREAK_LENGTHS,
  type BreakLength,
  TIME_PENDING,
  breakEndAt,
  endOfBreak,
  isSelfExclusion,
  isWorthwhileBreak,
  requestBreak,
} from '@/domain/limits/limit'
import { useChangeLimits, useOwnLimits } from '@/domain/limits/use-own-limits'
import { useCloseLostSheet } from '@/kit/sheets/use-leave'
import { useSheets } from '@/kit/sheets/use-sheets'
import { ArmedButton } from '@/ui/ArmedButton'
import { Button, TextButton } from '@/ui/Button'
import { RadioList } from '@/ui/RadioList'
import { Sheet, SheetFoot } from '@/ui/Sheet'
import { Limits } from './Limits'

export default function LimitsScreen() {
  const { t } = useTranslation('shared')
  return (
    <PushedScreen title={t('limits')} fallback={paths.mine()}>
      <AsyncBlock
        query={useMember()}
        skeleton={
          <Stack gap={6}>
            <Skeleton height={48} />
            <SkeletonRows count={3} height={52} isFlat isOneLine />
          </Stack>
        }
      >
        {({ id }) => (
          <Stack gap={6}>
            <Breaks memberId={id} />
            <Stack gap={2}>
              <Limits memberId={id} />
              <EvictionNotice memberId={id} />
            </Stack>
            <div>
              <RealityCheckRow memberId={id} />
            </div>
          </Stack>
        )}
      </AsyncBlock>
    </PushedScreen>
  )
}

/** Warns if limits or a break are set and the browser may drop the stored data of this site. */
function EvictionNotice({ memberId }: { memberId: string }) {
  const { t } = useTranslation('limits')
  const { own } = useOwnLimits(memberId)
  const hasLimitsOrBreak = own.limits.length > 0 || own.breakUntil !== null
  const [isEvictable, setIsEvictable] = useState(false)
  useEffect(() => {
    if (hasLimitsOrBreak) void mayBrowserEraseData().then(setIsEvictable)
  }, [hasLimitsOrBreak])
  return hasLimitsOrBreak && isEvictable ? <Note>{t('mayBeDropped')}</Note> : null
}

function RealityCheckRow({ memberId }: { memberId: string }) {
  const { t } = useTranslation('limits')
  const [chosen, setChosen] = useState(() => readRealityCheckMinutes(memberId))
  return (
    <ChoiceRow
      sheet="timeCheck"
      label={t('timeCheck')}
      text={t('timeCheckText')}
      options={REALITY_CHECK_MINUTES.map((minutes) => ({
        key: String(minutes),
        name: minutes === 0 ? t('timeCheckNever') : t('timeCheckEvery', { minutes }),
      }))}
      chosen={String(chosen)}
      onChoose={(key) => {
        const minutes = REALITY_CHECK_MINUTES.find((choice) => String(choice) === key) ?? chosen
        chooseRealityCheckMinutes(memberId, minutes)
        setChosen(minutes)
      }}
    />
  )
}

/** A break cannot be shortened, so a new break must end at least an hour after the present one. */
function Breaks({ memberId }: { memberId: string }) {
  const { t } = useTranslation('limits')
  const { own, now } = useOwnLimits(memberId)
  const breakText = useBreakText()
  const changeLimits = useChangeLimits(memberId)
  const sheets = useSheets<'break'>()
  const breakEnd = breakEndAt(own.breakUntil, now)
  const offeredLengths = BREAK_LENGTHS.filter((length) => isWorthwhileBreak(length, own, displayNow()))
  useCloseLostSheet(sheets.current === 'break' && offeredLengths.length === 0, sheets)
  const startBreak = (length: BreakLength) => {
    changeLimits(
      (before) => ({ ...before, ...requestBreak(before, length) }),
      ({ breakUntil }) => breakText(breakUntil ?? TIME_PENDING),
    )
    sheets.close()
  }
  return (
    <section aria-label={t('breaks')}>
      <Stack gap={3}>
        {breakEnd !== null && (
          <Card>
            <BreakText until={breakEnd} />
          </Card>
        )}
        {offeredLengths.length > 0 && (
          <Button tone="quiet" isWide onClick={() => sheets.open('break')}>
            {t(breakEnd === null ? 'breakTake' : 'breakLonger')}
          </Button>
        )}
      </Stack>
      {sheets.current === 'break' && (
        <BreakSheet
          title={t(breakEnd === null ? 'breakTake' : 'breakLonger')}
          offered={offeredLengths}
          now={now}
          onStart={startBreak}
          onClose={sheets.close}
        />
      )}
    </section>
  )
}

function BreakSheet({
  title,
  offered,
  now,
  onStart,
  onClose,
}: {
  title: string
  offered: readonly BreakLength[]
  /** The present time by the platform's clock; null while unknown. */
  now: ProvenTime | null
  onStart: (length: BreakLength) => void
  onClose: () => void
}) {
  const { t } = useTranslation(['limits', 'record', 'shared'])
  const [wantedLength, setWanted] = useState<BreakLength | null>(null)
  // If another tab has started a break meanwhile, the wanted length may not be offered any more.
  // The first offered length is then chosen.
  const chosenLength = offered.find((length) => length === wantedLength) ?? offered[0]
  if (chosenLength === undefined) return null
  const lengthNames: Readonly<Record<BreakLength, string>> = {
    day: t('breakDay'),
    week: t('record:span.week'),
    days30: t('record:span.days30'),
    weeks6: t('breakWeeks6'),
    months6: t('breakMonths6'),
    year: t('breakYear'),
  }
  const end = now === null ? null : endOfBreak(chosenLength, now)
  return (
    <Sheet title={title} onClose={onClose}>
      <Stack gap={3}>
        <RadioList
          label={title}
          options={offered.map((key) => ({ key, name: lengthNames[key] }))}
          chosen={chosenLength}
          onChoose={setWanted}
        />
        <Lead>
          {joinSentences([
            end === null ? t('breakUntold') : t('breakHolds', { time: formatNonBreakingDateTime(end) }),
            t('breakRule'),
          ])}
        </Lead>
        {isSelfExclusion(chosenLength) && (
          <Lead>
            <span>{t('selfExclusion')}</span>{' '}
            <TextButton as={Link} to={paths.service()} replace>
              {t('shared:askService')}
            </TextButton>
          </Lead>
        )}
        <SheetFoot>
          <ArmedButton isWide onClick={() => onStart(chosenLength)}>
            {t('breakStart')}
          </ArmedButton>
        </SheetFoot>
      </Stack>
    </Sheet>
  )
}
