import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '@/api/account'
import type { Game, PayoutOption } from '@/api/games'
import { hasPublishedRules, keptOnAverage, winningOutcomes } from '@/lib/draw-rules'
import { formatAmount, money } from '@/lib/money/text'
import { DemoChip } from '@/shared/DemoChip'
import { useSheets } from '@/shared/use-sheets'
import { PushedScreen } from '@/shared/PushedScreen'
import { paths } from '@/paths'
import { SectionHeading } from '@/ui/SectionHeading'
import { IconButton } from '@/ui/IconButton'
import { moneyText } from '@/ui/Money'
import { AmountCard } from './AmountCard'
import { ConfirmSheet } from './ConfirmSheet'
import styles from './Draw.module.css'
import { HistorySheet } from './HistorySheet'
import { OptionTiles } from './OptionTiles'
import { OrderBar } from './OrderBar'
import { PeriodCard, phaseOf } from './PeriodCard'
import { useRefusalText } from './use-refusal-text'
import { amountOf, checkOrder, totalOf, type OrderRefusal } from './rules'
import { RulesSheet } from './RulesSheet'
import { TaskListSheet } from './TaskListSheet'
import { UnknownOrderNotice } from './UnknownOrderNotice'
import { useOrderFlow } from './use-order-flow'
import { useOrderNotice, useResult } from './use-result'
import { useUnseenOutcome } from './use-unseen-outcome'

type SheetName = 'history' | 'rules' | 'tasks' | 'confirm'

const PER = money('1000')
const NOTHING: ReadonlySet<string> = new Set()

/** The draw screen with everything loaded: period, options, amount, order. */
export function DrawOrder({
  game,
  options,
  member,
  notice,
}: {
  game: Game
  options: PayoutOption[]
  member: Member
  /** What there is to say about the figures, above everything else. */
  notice: ReactNode
}) {
  const { t } = useTranslation('reservation')
  const refusalText = useRefusalText()
  const sheets = useSheets<SheetName>()
  const [chosen, setChosen] = useState(NOTHING)
  const [amountText, setAmountText] = useState('')
  const [refusal, setRefusal] = useState<OrderRefusal | null>(null)
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(NOTHING)
  // In the order of the tiles, whatever the order of the taps.
  const draft = { types: options.map(({ type }) => type).filter((type) => chosen.has(type)), amountText }

  const { state: result, secondsLeft, checkAgain, landedPeriod } = useResult(game)
  useOrderNotice(game, secondsLeft, accepted)
  const flow = useOrderFlow({
    game,
    member,
    onAccepted: (period) => {
      setAccepted((before) => new Set([...before, period]))
      setChosen(NOTHING)
      setAmountText('')
    },
  })
  useUnseenOutcome(flow.step, sheets.current === 'confirm')

  const phase = phaseOf(secondsLeft, result, member.isOrderBlocked)
  const isUnknown = flow.step?.step === 'unknown' && flow.step.verdict !== 'found'
  const disabledReason: OrderRefusal | null = member.isOrderBlocked
    ? { reason: 'blocked' }
    : isUnknown
      ? { reason: 'unknownPending' }
      : null
  const isAboutOptions = refusal?.reason === 'chooseNumber'
  const change = (act: () => void) => {
    act()
    setRefusal(null)
  }
  const submit = () => {
    const found = checkOrder(draft, game, member)
    setRefusal(found)
    if (found !== null) {
      if (found.reason === 'wrongAmount' || found.reason === 'enterAmount') document.getElementById('amount')?.focus()
      return
    }
    flow.review(draft)
    sheets.open('confirm')
  }
  const closeConfirm = () => {
    sheets.close()
    flow.clear()
  }

  return (
    <PushedScreen
      title={game.name}
      fallback={paths.draws()}
      actions={
        <>
          <DemoChip />
          <IconButton icon="info" label={t('rules')} onClick={() => sheets.open('rules')} />
          <IconButton icon="clock" label={t('history')} onClick={() => sheets.open('history')} />
        </>
      }
      footer={
        <OrderBar
          notes={draft.types.length}
          total={totalOf(draft)}
          balance={member.balance}
          reason={disabledReason === null ? null : refusalText(disabledReason)}
          isBusy={flow.isLocked}
          onTaskList={() => sheets.open('tasks')}
          onSubmit={submit}
        />
      }
    >
      {notice}
      {isUnknown && flow.step?.step === 'unknown' && (
        <UnknownOrderNotice order={flow.step.order} onOpen={() => sheets.open('confirm')} />
      )}
      <PeriodCard
        game={game}
        secondsLeft={secondsLeft}
        periodSeconds={usePeriodSeconds(game.openPeriod, secondsLeft)}
        phase={phase}
        result={result}
        hasJustLanded={landedPeriod === game.drawnPeriod}
        onCheckAgain={checkAgain}
      />
      <SectionHeading
        action={
          <button type="button" onClick={() => sheets.open('rules')}>
            {t('seeOdds')}
          </button>
        }
      >
        {t('choose')}
      </SectionHeading>
      <OptionTiles
        gameId={game.id}
        options={options}
        chosen={chosen}
        isDisabled={member.isOrderBlocked}
        error={isAboutOptions ? refusalText(refusal) : null}
        onToggle={(type) => change(() => setChosen(toggled(chosen, type)))}
      />
      <div className={styles['gap']} />
      <AmountCard
        amountText={amountText}
        error={refusal === null || isAboutOptions ? null : refusalText(refusal)}
        onChange={(text) => change(() => setAmountText(text))}
      />
      <p className={styles['keeps']}>{useKeepsText(game, options)}</p>

      {sheets.current === 'history' && <HistorySheet game={game} onClose={sheets.close} />}
      {sheets.current === 'rules' && (
        <RulesSheet game={game} options={options} chosen={chosen} perNote={amountOf(draft)} onClose={sheets.close} />
      )}
      {sheets.current === 'tasks' && <TaskListSheet game={game} options={options} onClose={sheets.close} />}
      {sheets.current === 'confirm' && flow.step !== null && (
        <ConfirmSheet
          step={flow.step}
          game={game}
          member={member}
          options={options}
          isLocked={flow.isLocked}
          onConfirm={flow.confirm}
          onMoveToOpenPeriod={flow.moveToOpenPeriod}
          onCheckAgain={() => flow.step?.step === 'unknown' && void flow.checkAgain(flow.step.order)}
          onDismissUnknown={() => {
            sheets.close()
            flow.dismissUnknown()
          }}
          onClose={closeConfirm}
        />
      )}
    </PushedScreen>
  )
}

function toggled(chosen: ReadonlySet<string>, type: string): ReadonlySet<string> {
  const next = new Set(chosen)
  if (!next.delete(type)) next.add(type)
  return next
}

/** The most seconds seen of the open period: the bar's whole. No call tells how long a period is. */
function usePeriodSeconds(period: string, secondsLeft: number): number {
  const [most, setMost] = useState({ period, seconds: secondsLeft })
  if (most.period !== period || secondsLeft > most.seconds) setMost({ period, seconds: secondsLeft })
  return most.seconds
}

/** "On average this game keeps Rp 25 of every 1,000 staked", where that follows from what is published. */
function useKeepsText(game: Game, options: readonly PayoutOption[]): string {
  const { t } = useTranslation('reservation')
  const payout = options[0]?.payout ?? null
  if (payout === null || options.some((option) => option.payout !== payout)) return t('keepsUnknown')
  if (!hasPublishedRules(game.id)) return t('keepsNoRules')
  return t('keeps', { amount: moneyText(keptOnAverage(PER, payout, winningOutcomes('big'))), per: formatAmount(PER) })
}
