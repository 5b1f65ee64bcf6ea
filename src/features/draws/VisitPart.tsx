import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { countPlayTime, isPlayedKnown, playedToday, readCheckMinutes, wholeMinutes } from '@/shared/limits/play-time'
import { isZero } from '@/lib/money/text'
import { paths } from '@/paths'
import { Sheet } from '@/ui/Sheet'
import { useBeforeRound } from '@/shared/money-request/frozen-figures'
import { HelpLinks } from '@/shared/help/parts'
import { useMinutesText } from '@/i18n/format'
import { ArmedButton } from '@/ui/ArmedButton'
import { Fact, Facts } from '@/ui/Facts'
import { NetAmount, moneyText } from '@/ui/Money'
import { Stack } from '@/ui/layout'
import { TextButton } from '@/ui/Button'
import { useVisitSums, useVisit } from './VisitLine'
import { type Visit, type VisitSums, answerCheck, enterDraws, isCheckDue, noteSeen } from './visit'
import styles from './VisitPart.module.css'

interface Props {
  memberId: string
  /** Nothing stands between a member and the answer to what was sent. */
  isRequestUnderWay: boolean
}

/** Counts the visit, and asks whether to go on. */
export default function VisitPart({ memberId, isRequestUnderWay }: Props) {
  const visit = useVisit(memberId)
  useEffect(
    () =>
      countPlayTime(memberId, {
        onStart: () => enterDraws(memberId, Date.now()),
        onPlayed: (ms) => noteSeen(memberId, ms, Date.now()),
      }),
    [memberId],
  )
  return visit === undefined ? null : <OfVisit visit={visit} isRequestUnderWay={isRequestUnderWay} />
}

function OfVisit({ visit, isRequestUnderWay }: { visit: Visit; isRequestUnderWay: boolean }) {
  const sums = useVisitSums(visit)
  const isAsking = isCheckDue(visit, readCheckMinutes(visit.memberId)) && !isRequestUnderWay
  return isAsking && <RealityCheck visit={visit} sums={sums} />
}

/** Only an answer ends it: until then no order leaves. Both answers weigh the same. */
function RealityCheck({ visit: { memberId, playedMs }, sums }: { visit: Visit; sums: VisitSums }) {
  const { t } = useTranslation(['reservation', 'shared'])
  const minutesText = useMinutesText()
  const marked = useBeforeRound()
  const navigate = useNavigate()
  // The time of the question: it does not run on under the eyes of who reads it.
  const [{ played, today }] = useState(() => ({ played: playedMs, today: playedToday(memberId) }))
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const answer = () => answerCheck(memberId)
  const leave = () => {
    answer()
    void navigate(paths.home(), { replace: true })
  }
  const { staked, net, settled } = sums
  const isNoneSettled = staked !== null && !isZero(staked) && settled === 0
  const unknown = t('shared:notKnown')
  return (
    <Sheet title={t('check.title', { time: minutesText(wholeMinutes(played)) })} from="center" onClose={null}>
      <div className={styles['facts']}>
        <Facts>
          <Fact name={t('shared:staked')}>{staked === null ? unknown : moneyText(staked)}</Fact>
          <Fact name={marked(t('check.net'))}>
            {isNoneSettled ? t('check.noneSettled') : net === null ? unknown : <NetAmount amount={net} />}
          </Fact>
          <Fact name={t('check.today')}>{isPlayedKnown(today) ? minutesText(wholeMinutes(today)) : unknown}</Fact>
        </Facts>
      </div>
      <Stack gap={2}>
        <div className={styles['answers']}>
          <ArmedButton tone="quiet" onClick={answer}>
            {t('check.goOn')}
          </ArmedButton>
          <ArmedButton tone="quiet" onClick={leave}>
            {t('check.leave')}
          </ArmedButton>
        </div>
        {!isHelpOpen && (
          <div>
            <TextButton as={Link} to={paths.limits()} onClick={answer}>
              {t('shared:limits')}
            </TextButton>
          </div>
        )}
        <HelpLinks onFold={setIsHelpOpen} />
      </Stack>
    </Sheet>
  )
}
