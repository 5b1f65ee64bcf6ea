import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { HistorySheet } from './HistorySheet'
import type { OrderRequest } from './rules'
import { useSpoilerGuard } from '@/domain/spoiler-guard'
import { MoneyFlowSheet } from '@/domain/money-request/request-sheets'
import { compare, multiply, subtract } from '@/lib/money/sums'
import { ZERO } from '@/lib/money/text'
import { useRequestText, useUnknownOutcomeTexts } from '@/domain/money-request/texts'
import { ArmedButton } from '@/ui/ArmedButton'
import { Detail, DescriptionList } from '@/ui/DescriptionList'
import { Note, Warning } from '@/ui/Note'
import { PeriodId } from '@/ui/PeriodId'
import { Figure, moneyText } from '@/ui/Money'
import { SheetFoot } from '@/ui/Sheet'
import { LinkButton } from '@/kit/links'
import { paths } from '@/paths'
import { shrinkInto } from '@/ui/motion'
import { useOwnRoundSlot } from '@/ui/card-slots'
import { useTimeout } from '@/ui/use-event'
import { useOrderText } from './order-texts'
import { OrderReview, type OrderSheetProps } from './OrderReview'
import { RulesSheet } from './RulesSheet'
import { TaskListSheet } from './TaskListSheet'

export type DrawSheet = 'history' | 'rules' | 'tasks' | 'confirm' | 'notices'

export function DrawSheets({ open, ...sheet }: OrderSheetProps & { open: DrawSheet | null }) {
  const { game, member, options, onClose } = sheet
  switch (open) {
    case null:
    case 'notices': // `DrawOrder` shows the notices, because it also shows their row.
      return null
    case 'history':
      return <HistorySheet game={game} onClose={onClose} />
    case 'rules':
      return <RulesSheet game={game} options={options} onClose={onClose} />
    case 'tasks':
      return <TaskListSheet gameId={game.id} memberId={member.id} options={options} onClose={onClose} />
    case 'confirm':
      return <ConfirmSheet {...sheet} />
  }
}

function ConfirmSheet(sheet: OrderSheetProps) {
  const { t } = useTranslation(['reservation', 'messages'])
  const requestText = useRequestText()
  const orderText = useOrderText(sheet.options)
  return (
    <MoneyFlowSheet
      flow={sheet.order}
      textsOf={(request) => ({
        sheet: { title: orderText(request), name: t('confirm.title') },
        what: requestText(request),
      })}
      review={(state, close) => <OrderReview {...sheet} state={state} onClose={close} />}
      accepted={{
        title: t('messages:order.accepted.title'),
        content: (request, copies, close) => (
          <AcceptedOrder {...sheet} request={request} copies={copies} onClose={close} />
        ),
      }}
      onClose={sheet.onClose}
    />
  )
}

/** Ms for which the sheet of an accepted order stays open if there is nothing else to read. */
const ACCEPTED_DISPLAY_MS = 1200

/**
 * Shows the round and the new balance after an order was accepted. Once the balance is compared,
 * the sheet shrinks by itself into the row of the member's round. It stays open if the balance has
 * not changed as expected, or if the platform's record lists the order not exactly once.
 */
function AcceptedOrder({
  request,
  copies,
  game,
  order: { balanceAfter },
  onClose,
}: OrderSheetProps & { request: OrderRequest; copies: number | null }) {
  const { t } = useTranslation(['reservation', 'messages', 'shared'])
  const unknownOutcomeTexts = useUnknownOutcomeTexts()
  const unexpectedChange = balanceAfter?.unexpectedChange ?? null
  // `copies` is the number of matching new orders in the platform's record (its list of orders).
  // Each of them lowers the balance by the total.
  const expectedChange = subtract(ZERO, multiply(request.total, copies ?? 1))
  const unexplainedChange =
    unexpectedChange !== null && compare(unexpectedChange, expectedChange) !== 0 ? unexpectedChange : null
  // The balance is hidden while a round is drawn, because it would show the outcome.
  const { period } = useSpoilerGuard()
  const balance = period === null ? (balanceAfter?.balance ?? null) : null
  const ownRoundSlot = useOwnRoundSlot()
  const contentRef = useRef<HTMLDivElement>(null)
  const shrink = () => shrinkInto(ownRoundSlot, contentRef.current?.closest('[role=dialog]'), onClose)
  const isPlain = balanceAfter !== null && unexplainedChange === null && copies === null
  useTimeout(shrink, isPlain ? ACCEPTED_DISPLAY_MS : null)
  return (
    <div role="status" ref={contentRef}>
      <DescriptionList>
        <Detail name={t('period')}>
          {request.gameId !== game.id && <span>{`${request.gameName} `}</span>}
          <PeriodId id={request.period} />
        </Detail>
        {balance !== null && (
          <Detail name={t('messages:balanceNow')}>
            <Figure>{moneyText(balance)}</Figure>
          </Detail>
        )}
      </DescriptionList>
      {unexplainedChange !== null && period === null && (
        <Warning isAlert>
          {t('confirm.balanceDiffers', {
            changed: moneyText(unexplainedChange),
            total: moneyText(request.total),
          })}
        </Warning>
      )}
      {copies !== null &&
        (copies === 0 ? (
          <Note kind="hint">{unknownOutcomeTexts.copies('order', copies)}</Note>
        ) : (
          <Warning isAlert>{unknownOutcomeTexts.copies('order', copies)}</Warning>
        ))}
      {/* Done is where Confirm was. An ArmedButton ignores the second tap of a double tap on
          Confirm, so the sheet stays open. */}
      <SheetFoot>
        <ArmedButton isWide onClick={shrink}>
          {t('shared:done')}
        </ArmedButton>
        {copies !== null && copies > 1 && (
          <LinkButton to={paths.service()} replace>
            {t('shared:askService')}
          </LinkButton>
        )}
      </SheetFoot>
    </div>
  )
}
