import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DrawnNumbers as Numbers } from '@/api/games'
import type { Settlement } from '@/shared/money-request/messages'
import { useMessageText } from '@/shared/money-request/use-message-text'
import { DottedLine } from '@/ui/DottedLine'
import { DrawnNumbers, NumbersFaceDown, TURN_MS } from '@/ui/DrawnNumbers'
import { announce } from '@/ui/feedback'
import { IconButton } from '@/ui/IconButton'
import { prefersLessMotion } from '@/ui/less-motion'
import { moneyText } from '@/ui/Money'
import { NetAmount } from '@/ui/NetAmount'
import styles from './SettledSlip.module.css'
import { Slip } from './Slip'
import { useIsSeen } from './use-is-seen'

const SHOWN_MS = 12_000

/**
 * The numbers turn when the member can see them, then the sums stand there, alike for a gain and a
 * loss.
 */
export function SettledSlip({
  settlement,
  numbers,
  onTurned,
  onFold,
}: {
  settlement: Settlement
  /** Null where the record has none that can be read. */
  numbers: Numbers | null
  onTurned: () => void
  onFold: () => void
}) {
  const { t } = useTranslation(['messages', 'common', 'shared'])
  const messageText = useMessageText()
  const isSeen = useIsSeen()
  const [phase, setPhase] = useState<'faceDown' | 'turning' | 'turned'>('faceDown')
  const [isHeld, setIsHeld] = useState(false)
  if (phase === 'faceDown' && isSeen) setPhase('turning')
  const turnMs = numbers === null || prefersLessMotion() ? 0 : TURN_MS
  const finish = useEffectEvent(() => {
    setPhase('turned')
    announce(messageText({ outcome: 'settled', settlement }).text)
    onTurned()
  })
  useEffect(() => {
    if (phase !== 'turning') return
    const timer = setTimeout(() => finish(), turnMs)
    return () => clearTimeout(timer)
  }, [phase, turnMs])
  const leave = useEffectEvent(onFold)
  const isLeaving = phase === 'turned' && isSeen && !isHeld
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => leave(), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isLeaving])
  const { gameName, period, staked, returned, net, isPartial } = settlement
  const sums = { staked: moneyText(staked), returned: moneyText(returned) }
  return (
    <div
      className={styles['settled']}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Slip
        gameName={gameName}
        period={period}
        tiles={
          phase === 'faceDown' ? (
            <NumbersFaceDown size="small" />
          ) : (
            numbers !== null && <DrawnNumbers numbers={numbers} size="small" turns />
          )
        }
        detail={
          phase === 'turned' && (
            <DottedLine parts={t(isPartial ? 'shared:stakedRecorded' : 'shared:stakedReturned', sums)} />
          )
        }
        end={phase === 'turned' && !isPartial && <NetAmount amount={net} />}
      />
      <div className={styles['close']}>
        <IconButton icon="close" label={t('common:close')} onClick={onFold} />
      </div>
    </div>
  )
}
