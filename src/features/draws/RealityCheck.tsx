import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useMinutesText } from '@/i18n/format'
import { paths } from '@/paths'
import { LazyHelpDisclosure } from '@/domain/help/lazy-help'
import { RowLink } from '@/kit/links'
import {
  answerRealityCheck,
  countPlayTime,
  isRealityCheckDue,
  msPlayedSinceCheck,
  wholeMinutes,
} from '@/domain/limits/play-time'
import { ArmedButton } from '@/ui/ArmedButton'
import { Stack } from '@/ui/layout'
import { Sheet } from '@/ui/Sheet'
import { DayTotals } from './DayTotals'
import styles from './RealityCheck.module.css'

/**
 * Counts how long draws are on the screen, and asks at intervals whether to go on. It does not ask
 * while the answer to an order may still arrive.
 */
export default function RealityCheck({
  memberId,
  isRequestUnderWay,
}: {
  memberId: string
  isRequestUnderWay: boolean
}) {
  const [isDue, setIsDue] = useState(() => isRealityCheckDue(memberId))
  useEffect(() => countPlayTime(memberId, () => setIsDue(isRealityCheckDue(memberId))), [memberId])
  if (!isDue || isRequestUnderWay) return null
  const answer = () => {
    answerRealityCheck(memberId)
    setIsDue(false)
  }
  return <Question memberId={memberId} onAnswer={answer} />
}

/**
 * Only an answer or the link to the limits closes the sheet. Until then, the member cannot send an
 * order. The two buttons look the same, so neither answer is preferred.
 */
function Question({ memberId, onAnswer }: { memberId: string; onAnswer: () => void }) {
  const { t } = useTranslation(['reservation', 'shared'])
  const minutesText = useMinutesText()
  const navigate = useNavigate()
  // The time is read once, so it does not change while the member reads the question.
  const [playedMs] = useState(() => msPlayedSinceCheck(memberId))
  const leaveDraw = () => {
    onAnswer()
    void navigate(paths.home(), { replace: true })
  }
  return (
    <Sheet title={t('check.title', { time: minutesText(wholeMinutes(playedMs)) })} from="center" onClose={null}>
      <DayTotals memberId={memberId} />
      <Stack gap={2}>
        <div className={styles['answers']}>
          <ArmedButton tone="quiet" onClick={onAnswer}>
            {t('check.goOn')}
          </ArmedButton>
          <ArmedButton tone="quiet" onClick={leaveDraw}>
            {t('check.leave')}
          </ArmedButton>
        </div>
        <div className={styles['more']}>
          <RowLink to={paths.limits()} label={t('shared:limits')} onClick={onAnswer} />
          <LazyHelpDisclosure />
        </div>
      </Stack>
    </Sheet>
  )
}
