import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DrawnNumbers as Numbers } from '@/api/games'
import { desk } from '@/shared/money-request/desk'
import { useMessageText } from '@/shared/money-request/use-message-text'
import { DottedLine } from '@/ui/Facts'
import { DrawnNumbers, NumbersFaceDown, TURN_MS } from '@/ui/DrawnNumbers'
import { announce } from '@/ui/feedback'
import { IconButton } from '@/ui/Button'
import { prefersLessMotion } from '@/ui/motion'
import { moneyText, NetAmount } from '@/ui/Money'
import { useIsSeen } from '@/ui/use-is-seen'
import styles from './SettledSlip.module.css'
import { Slip } from './Slip'
import type { SettledRound } from './slips'

/**
 * How long a slip stays once its numbers have turned: as long as it is seen, on whatever screens.
 */
const SHOWN_MS = 12_000
/** How often it is noted for how long it was seen. */
const STEP_MS = 1000

/**
 * The numbers turn when the member can see them, then the sums stand there, alike for a gain and a
 * loss. How far it has come stands in its message, so that neither another screen nor a reload
 * begins anew.
 */
export function SettledSlip({
  round: { id, settlement, shownMs },
  hasTurned,
  turnsElsewhere,
  numbers,
}: {
  round: SettledRound
  hasTurned: boolean
  /** On the screen itself, beside which they would turn twice. */
  turnsElsewhere: boolean
  /** Null where the record has none that can be read. */
  numbers: Numbers | null
}) {
  const { t } = useTranslation(['messages', 'common', 'shared'])
  const messageText = useMessageText()
  const isSeen = useIsSeen()
  const [isTurning, setIsTurning] = useState(false)
  const [isHeld, setIsHeld] = useState(false)
  if (!isTurning && isSeen && !turnsElsewhere) setIsTurning(true)
  const turnMs = hasTurned || numbers === null || prefersLessMotion() ? 0 : TURN_MS
  const isToBeTold = shownMs === null && (hasTurned || isTurning)
  const finish = useEffectEvent(() => {
    announce(messageText({ outcome: 'settled', settlement }).text)
    noteShown(id, 0)
  })
  useEffect(() => {
    if (!isToBeTold) return
    const timer = setTimeout(() => finish(), turnMs)
    return () => clearTimeout(timer)
  }, [isToBeTold, turnMs])
  const isLeaving = isSeen && !isHeld
  useEffect(() => {
    if (!isLeaving || shownMs === null) return
    const timer = setTimeout(() => noteShown(id, shownMs + STEP_MS), STEP_MS)
    return () => clearTimeout(timer)
  }, [isLeaving, id, shownMs])
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
          !hasTurned && !isTurning ? (
            <NumbersFaceDown size="small" />
          ) : (
            numbers !== null && <DrawnNumbers numbers={numbers} size="small" turns={!hasTurned} />
          )
        }
        detail={
          hasTurned && <DottedLine parts={t(isPartial ? 'shared:stakedRecorded' : 'shared:stakedReturned', sums)} />
        }
        end={hasTurned && !isPartial && <NetAmount amount={net} />}
      />
      <div className={styles['close']}>
        <IconButton icon="close" label={t('common:close')} onClick={() => noteShown(id, SHOWN_MS)} />
      </div>
    </div>
  )
}

/** Once it was seen for long enough it is no message any more: the record has it. */
function noteShown(id: string, shownMs: number): void {
  const message = desk.messages.get(id)
  if (message?.news.outcome !== 'settled') return
  if (shownMs >= SHOWN_MS) desk.messages.remove(id)
  else desk.messages.put(id, { ...message, news: { ...message.news, shownMs } })
}
