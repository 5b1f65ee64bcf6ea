import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '@/api/account'
import type { Game, PayoutOption } from '@/api/games'
import { rulesOf } from '@/lib/game-rules'
import { paths } from '@/paths'
import { LinkButton } from '@/shared/links'
import { Stack } from '@/ui/layout'
import { FairnessLink, HistorySheet } from './HistorySheet'
import type { OrderRequest } from './rules'
import { useFrozenFigures } from '@/shared/money-request/frozen-figures'
import { MoneyFlowSheet } from '@/shared/money-request/parts'
import { useRequestText } from '@/shared/money-request/texts'
import { ArmedButton } from '@/ui/ArmedButton'
import { Countdown } from '@/ui/Countdown'
import { Fact, Facts } from '@/ui/Facts'
import { Lead, Warning, WholePeriods } from '@/ui/Note'
import { moneyText } from '@/ui/Money'
import { SheetFoot } from '@/ui/Sheet'
import { shrinkInto } from '@/ui/motion'
import { useSlot } from '@/ui/slot'
import { useOrderText } from './order-texts'
import { OrderReview } from './OrderReview'
import { RulesSheet } from './RulesSheet'
import { TaskListSheet } from './TaskListSheet'
import type { BalanceAfter, useOrderRequest } from './use-order-request'

export type DrawSheet = 'history' | 'rules' | 'tasks' | 'confirm'

interface OrderSheet {
  game: Game
  options: PayoutOption[]
  member: Member
  order: ReturnType<typeof useOrderRequest>
  onClose: () => void
}

export function DrawSheets({ open, ...sheet }: OrderSheet & { open: DrawSheet | null }) {
  const { t } = useTranslation('shared')
  const { game, options, onClose } = sheet
  switch (open) {
    case null:
      return null
    case 'history':
      return <HistorySheet game={game} onClose={onClose} />
    case 'rules':
      return (
        <RulesSheet
          rules={rulesOf(game.id)}
          description={game.description}
          way={
            <Stack gap={3}>
              <FairnessLink game={game} />
              <LinkButton to={paths.limits()} replace>
                {t('limits')}
              </LinkButton>
            </Stack>
          }
          options={options}
          onClose={onClose}
        />
      )
    case 'tasks':
      return <TaskListSheet gameId={game.id} options={options} onClose={onClose} />
    case 'confirm':
      return <ConfirmSheet {...sheet} />
  }
}

function ConfirmSheet({ order, game, member, options, onClose }: OrderSheet) {
  const { t } = useTranslation(['reservation', 'messages'])
  const requestText = useRequestText()
  const orderText = useOrderText(options)
  return (
    <MoneyFlowSheet
      flow={order}
      textsOf={(request) => ({
        sheet: { title: orderText(request), name: t('confirm.title') },
        what: requestText(request),
        lead: orderText(request),
      })}
      review={(state, close) => (
        <OrderReview
          state={state}
          game={game}
          member={member}
          options={options}
          isLocked={order.isLocked}
          onConfirm={() => order.confirm(state.request)}
          onMoveToOpenPeriod={() => order.moveToOpenPeriod(state.request)}
          onClose={close}
        />
      )}
      accepted={{
        title: t('messages:order.accepted.title'),
        content: (request, close) => (
          <Accepted
            order={request}
            text={orderText(request)}
            game={game}
            balanceAfter={order.balanceAfter}
            onClose={close}
          />
        ),
      }}
      onClose={onClose}
    />
  )
}

/** The round's card has the rest, and leads to the task record. */
function Accepted({
  order,
  text,
  game,
  balanceAfter,
  onClose,
}: {
  order: OrderRequest
  text: string
  game: Game
  balanceAfter: BalanceAfter | null
  onClose: () => void
}) {
  const { t } = useTranslation(['reservation', 'messages', 'shared'])
  const changed = balanceAfter?.unexpectedChange ?? null
  // While a round is drawn, the present balance would give it away.
  const { period } = useFrozenFigures()
  const slot = useSlot()
  const content = useRef<HTMLDivElement>(null)
  return (
    <div role="status" ref={content}>
      <Lead>{text}</Lead>
      <Facts>
        {order.closesAt !== null && (
          <Fact name={t('confirm.closesIn')}>
            <Countdown deadline={order.closesAt} />
          </Fact>
        )}
        <Fact name={t('period')} weight="plain">
          {order.gameId !== game.id && `${order.gameName} `}
          <WholePeriods text={order.period} />
        </Fact>
        {balanceAfter !== null && period === null && (
          <Fact name={t('messages:balanceNow')}>{moneyText(balanceAfter.balance)}</Fact>
        )}
      </Facts>
      {changed !== null && period === null && (
        <Warning isAlert>
          {t('confirm.balanceDiffers', { changed: moneyText(changed), total: moneyText(order.total) })}
        </Warning>
      )}
      {/* Stands where Confirm stood: a second tap must not hide what happened. */}
      <SheetFoot>
        <ArmedButton isWide onClick={() => shrinkInto(slot, content.current?.closest('[role=dialog]'), onClose)}>
          {t('shared:done')}
        </ArmedButton>
      </SheetFoot>
    </div>
  )
}
