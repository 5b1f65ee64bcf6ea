import { useQueryClient } from '@tanstack/react-query'
import type { Member } from '@/api/account'
import { type Game, type PayoutOption, gameQueries } from '@/api/games'
import { rulesOf } from '@/lib/game-rules'
import { ZERO } from '@/lib/money/text'
import { savesData } from '@/lib/data-saver'
import type { QueryState } from '@/kit/query/query-state'
import { useIdleTask, useImport } from '@/kit/load/use-idle'
import { isCheckDue } from '@/domain/limits/play-time'
import { useLeaveLostSheet } from '@/kit/sheets/use-leave'
import { type useSheets } from '@/kit/sheets/use-sheets'
import { FilledForm } from '@/ui/filled-form'
import { ScreenFooter } from '@/ui/Screen'
import { DrawNotes } from './DrawNotes'
import { type DrawSheet, DrawSheets } from './DrawSheets'
import { useRefusalText } from './order-texts'
import { OrderBar } from './OrderBar'
import { OPTIONS_ID } from './OptionTiles'
import { ORDER_FORM, OrderFields, useOrderDraft } from './OrderFields'
import { OpenPeriod } from './PeriodCard'
import { type OrderRefusal, checkOpen, checkOrder, totalOf } from './rules'
import { useOrderRequest } from './use-order-request'
import styles from './draws.module.css'

const ABOUT_AMOUNT: readonly OrderRefusal['kind'][] = ['unreadable', 'wrongAmount', 'enterAmount']

export function DrawOrder({
  game,
  options,
  member,
  sheets,
  queries,
}: {
  game: Game
  options: PayoutOption[]
  member: Member
  sheets: ReturnType<typeof useSheets<DrawSheet>>
  /** Whose failed refresh is said. */
  queries: readonly QueryState[]
}) {
  const queryClient = useQueryClient()
  // The platform lists the past draws among what a draw asks for on entry; no part of it waits.
  useIdleTask(() => {
    if (!savesData()) void queryClient.prefetchQuery(gameQueries.history(game.key))
  })
  const refusalText = useRefusalText()
  const form = useOrderDraft(game.id, options)
  const order = useOrderRequest({
    game,
    options,
    member,
    isWatched: sheets.current === 'confirm',
    onAccepted: form.clear,
  })
  useLeaveLostSheet(sheets.current === 'confirm' && order.state.status === 'idle', sheets)
  // No draw waits for it.
  const timeCheck = useImport(() => import('./TimeCheck'), true)
  const { draft } = form
  const { breakUntil } = order
  const blocked: OrderRefusal | null =
    checkOpen(game, member) ?? (breakUntil === null ? order.heldBack : { kind: 'onBreak', until: breakUntil })
  const submit = () => {
    if (order.isLocked) return
    const found: OrderRefusal | null = isCheckDue(member.id)
      ? { kind: 'timeCheck' }
      : (checkOrder(draft, game, member) ?? order.checkKept(totalOf(draft) ?? ZERO))
    form.refuse(found)
    if (found !== null && ABOUT_AMOUNT.includes(found.kind)) document.getElementById('amount')?.focus()
    if (found?.kind === 'chooseNumber') document.querySelector<HTMLElement>(`#${OPTIONS_ID} button`)?.focus()
    if (found !== null) return
    order.review(draft)
    sheets.open('confirm')
  }
  return (
    <>
      <DrawNotes
        game={game}
        member={member}
        order={order}
        sheet={sheets.current}
        queries={queries}
        onCheckOrder={() => {
          order.follow()
          sheets.open('confirm')
        }}
      />
      {timeCheck !== null && (
        <timeCheck.default
          memberId={member.id}
          isRequestUnderWay={order.state.status === 'sending' || order.open?.kind === 'underWay'}
        />
      )}
      <FilledForm id={ORDER_FORM} hidden onSubmit={submit} />
      <div className={styles['columns']}>
        <OpenPeriod game={game} memberId={member.id} />
        <OrderFields
          form={form}
          rules={rulesOf(game.id)}
          options={options}
          balance={member.balance}
          isDisabled={member.isOrderBlocked || breakUntil !== null}
          onOdds={() => sheets.open('rules')}
        />
      </div>
      <ScreenFooter>
        <OrderBar
          notes={draft.types.length}
          total={totalOf(draft)}
          member={member}
          reason={blocked === null ? null : refusalText(blocked)}
          isBusy={order.isLocked}
          onTaskList={() => sheets.open('tasks')}
        />
      </ScreenFooter>
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
