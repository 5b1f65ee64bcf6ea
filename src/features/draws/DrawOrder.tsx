import { useQueryClient } from '@tanstack/react-query'
import type { Member } from '@/api/account'
import { type Game, type PayoutOption, gameQueries } from '@/api/games'
import { rulesOf } from '@/lib/game-rules'
import { ZERO } from '@/lib/money/text'
import { shouldSaveData } from '@/lib/data-saver'
import type { QueryState } from '@/kit/query/query-state'
import { useModule } from '@/kit/load/module'
import { useIdleTask } from '@/kit/load/use-idle'
import { isRealityCheckDue } from '@/domain/limits/play-time'
import { useCloseLostSheet } from '@/kit/sheets/use-leave'
import { type useSheets } from '@/kit/sheets/use-sheets'
import { AutofillForm } from '@/ui/autofill-form'
import { ScreenFooter } from '@/ui/Screen'
import { DrawNoticeRow, DrawNoticesSheet, useDrawNotices } from './DrawNotices'
import { type DrawSheet, DrawSheets } from './DrawSheets'
import { useRefusalText } from './order-texts'
import { OrderBar } from './OrderBar'
import { ORDER_FORM_ID, OrderFields } from './OrderFields'
import { OpenPeriod } from './OpenPeriod'
import { type OrderRefusal, orderAccessRefusal, orderDraftRefusal } from './rules'
import { useOrderDraft } from './use-order-draft'
import { useOrderRequest } from './use-order-request'
import styles from './draws.module.css'

interface Props {
  game: Game
  options: PayoutOption[]
  member: Member
  sheets: ReturnType<typeof useSheets<DrawSheet>>
  /** The queries whose failed refresh leads to a notice about old data. */
  queries: readonly QueryState[]
}

export function DrawOrder({ game, options, member, sheets, queries }: Props) {
  const queryClient = useQueryClient()
  // The platform asks clients to load past draws on entry. The screen does not wait for this data.
  useIdleTask(() => {
    if (!shouldSaveData()) void queryClient.prefetchQuery(gameQueries.history(game.key))
  })
  const textOfRefusal = useRefusalText()
  const { form, order, blocked, submit } = useOrdering({ game, options, member, sheets })
  // The code of the time check is loaded separately, so the screen does not wait for it.
  const timeCheck = useModule(() => import('./RealityCheck'))
  const { draft } = form
  const onCheckOrder = () => {
    order.follow()
    sheets.open('confirm')
  }
  const notices = useDrawNotices({ game, member, order, queries, onCheckOrder })
  useCloseLostSheet(sheets.current === 'notices' && notices.length === 0, sheets)
  return (
    <>
      {timeCheck !== null && (
        <timeCheck.default
          memberId={member.id}
          isRequestUnderWay={order.state.status === 'sending' || order.open?.kind === 'underWay'}
        />
      )}
      <AutofillForm id={ORDER_FORM_ID} hidden onSubmit={submit} />
      <div className={styles['columns']}>
        <OpenPeriod
          game={game}
          memberId={member.id}
          notice={
            notices.length > 0 && (
              <DrawNoticeRow notices={notices} onOpen={() => sheets.open('notices')} onCheckOrder={onCheckOrder} />
            )
          }
        />
        <OrderFields
          form={form}
          rules={rulesOf(game.id)}
          options={options}
          balance={member.balance}
          isDisabled={member.isOrderBlocked || order.breakUntil !== null}
          onOdds={() => sheets.open('rules')}
        />
      </div>
      <ScreenFooter>
        <OrderBar
          pickCount={draft.types.length}
          total={draft.total}
          member={member}
          reason={blocked === null ? null : textOfRefusal(blocked)}
          isBusy={order.isLocked}
          onTaskList={() => sheets.open('tasks')}
        />
      </ScreenFooter>
      {sheets.current === 'notices' && <DrawNoticesSheet notices={notices} onClose={sheets.close} />}
      <DrawSheets
        open={sheets.current}
        game={game}
        options={options}
        member={member}
        order={order}
        onClose={sheets.close}
      />
    </>
  )
}

function useOrdering({ game, options, member, sheets }: Omit<Props, 'queries'>) {
  const form = useOrderDraft(game.id, options)
  const order = useOrderRequest({
    game,
    options,
    member,
    isWatched: sheets.current === 'confirm',
    onAccepted: form.clear,
  })
  useCloseLostSheet(sheets.current === 'confirm' && order.state.status === 'idle', sheets)
  const { draft } = form
  const { breakUntil } = order
  const blockingRefusal: OrderRefusal | null =
    orderAccessRefusal(game, member) ?? (breakUntil === null ? order.blockedBy : { kind: 'onBreak', until: breakUntil })
  const findCurrentRefusal = (): OrderRefusal | null => {
    if (isRealityCheckDue(member.id)) return { kind: 'timeCheck' }
    return orderDraftRefusal(draft, game, member) ?? order.knownLimitRefusal(draft.total ?? ZERO)
  }
  const submit = () => {
    if (order.isLocked) return
    const refusal = findCurrentRefusal()
    form.refuse(refusal)
    if (refusal !== null) return
    order.review(draft)
    sheets.open('confirm')
  }
  return { form, order, blocked: blockingRefusal, submit }
}
