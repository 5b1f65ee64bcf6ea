import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatClockSeconds } from '@/i18n/clock-seconds'
import { Button } from '@/ui/Button'
import { DottedLine } from '@/ui/DescriptionList'
import { Lead, Warning } from '@/ui/Note'
import { Sheet, SheetFoot, type SheetProps } from '@/ui/Sheet'
import { COMPONENT_PLACEHOLDER, Sentence } from '@/ui/text'
import { LinkButton } from '@/kit/links'
import { useLedger } from '@/domain/ledger/use-ledger'
import type { LookUpResult, RequestState } from './sheet-state'
import { Dismissible } from './Dismissible'
import { StorageWarning } from './request-notices'
import type { MoneyRequestOf, PendingRequest } from './request'
import { wasDrawnBeforeCheck } from './request-rules'
import { RECORD_PATHS } from './record-paths'
import { useMessageText, useUnknownOutcomeTexts } from './texts'
import type { useMoneyRequest } from './use-money-request'

type ListedRequest = MoneyRequestOf<'order' | 'withdrawal'>
type StateWith<Name, Request, Refusal> = Extract<RequestState<Request, Refusal>, { status: Name }>

export type ReviewState<Request, Refusal> = StateWith<'review' | 'refused' | 'sending', Request, Refusal>
type LostState = StateWith<'unknown' | 'found', ListedRequest, unknown>

interface FlowTexts {
  sheet: Pick<SheetProps, 'title' | 'name'>
  /** Describes the request in a few words, for example "Kelimutu 20261120-0721, Rp 4,000". */
  what: string
}

/** Shows the review of a money request, its acceptance, or the look-up of an unknown outcome. */
export function MoneyFlowSheet<Request extends ListedRequest, Refusal extends { kind: string }>({
  flow: { state, ...flow },
  textsOf,
  review,
  accepted,
  onClose,
}: {
  flow: Pick<ReturnType<typeof useMoneyRequest<Request, never, Refusal>>, 'state' | 'checkAgain' | 'dismiss' | 'close'>
  textsOf: (request: Request) => FlowTexts
  review: (state: ReviewState<Request, Refusal>, close: () => void) => ReactNode
  /** Content after the acceptance; missing if another screen shows the acceptance. */
  accepted?: { title: string; content: (request: Request, copies: number | null, close: () => void) => ReactNode }
  onClose: () => void
}) {
  const close = () => {
    onClose()
    flow.close()
  }
  const dismiss = () => {
    onClose()
    flow.dismiss()
  }
  switch (state.status) {
    case 'idle':
      return null
    case 'accepted':
      return (
        accepted !== undefined && (
          <Sheet title={accepted.title} onClose={close}>
            <DottedLine parts={textsOf(state.request).sheet.title} />
            {accepted.content(state.request, state.matchCount, close)}
          </Sheet>
        )
      )
    case 'review':
    case 'refused':
    case 'sending':
      return (
        <Sheet {...textsOf(state.request).sheet} isSwipeDisabled={state.status === 'sending'} onClose={close}>
          <StorageWarning />
          {review(state, close)}
        </Sheet>
      )
    case 'unknown':
    case 'found':
      return (
        <LostRequestSheet
          {...textsOf(state.request)}
          state={state}
          onCheckAgain={flow.checkAgain}
          onDismiss={dismiss}
          onClose={close}
        />
      )
  }
}

/** Shows a request whose outcome is or was unknown. The member cannot send it again here. */
function LostRequestSheet({
  state,
  what,
  onCheckAgain,
  onDismiss,
  onClose,
}: Omit<FlowTexts, 'sheet'> & {
  state: LostState
  onCheckAgain: () => void
  onDismiss: () => void
  onClose: () => void
}) {
  const { t } = useTranslation('messages')
  const messageText = useMessageText()
  const found = state.status === 'found' ? messageText(state.news, what) : null
  return (
    <Sheet title={found?.title ?? t('outcomeUnknown')} onClose={onClose}>
      <div role="status">
        {state.status === 'unknown' ? (
          <LostRequest
            request={state.request}
            pending={state.pending}
            what={what}
            lookUp={state.lookUp}
            onCheckAgain={onCheckAgain}
            onDismiss={onDismiss}
          />
        ) : (
          <FoundRequest kind={state.request.kind} text={found?.text ?? ''} onClose={onClose} />
        )}
      </div>
    </Sheet>
  )
}

function FoundRequest({ kind, text, onClose }: { kind: ListedRequest['kind']; text: string; onClose: () => void }) {
  const { t } = useTranslation(['messages', 'shared'])
  return (
    <>
      <Lead>{text}</Lead>
      <SheetFoot>
        <Button isWide onClick={onClose}>
          {t('shared:done')}
        </Button>
        <LinkButton to={RECORD_PATHS[kind]} replace>
          {t(`see.${kind}`)}
        </LinkButton>
      </SheetFoot>
    </>
  )
}

/**
 * The content of a sheet about an order or a withdrawal whose outcome is unknown.
 * @param what the request, as "Kelimutu 20261120-0721, Rp 4,000"
 * @param lookUp null before the first look-up
 */
export function LostRequest({
  request,
  pending,
  what,
  lookUp,
  onCheckAgain,
  onDismiss,
}: {
  request: ListedRequest
  pending: PendingRequest
  what: string
  lookUp: LookUpResult | null
  onCheckAgain: () => void
  onDismiss: () => void
}) {
  const { t } = useTranslation(['messages', 'shared'])
  const unknownOutcomeTexts = useUnknownOutcomeTexts()
  const { kind } = request
  const isChecking = lookUp === 'checking'
  return (
    <Dismissible isDisabled={isChecking} onDismiss={onDismiss}>
      {(dismissButton) => (
        <>
          <Warning>{unknownOutcomeTexts.warning(kind, what, pending.refusal)}</Warning>
          {lookUp !== null &&
            (request.kind === 'order' ? (
              <OrderLookUp order={request} pending={pending} lookUp={lookUp} />
            ) : (
              <LookUpText kind={kind} pending={pending} lookUp={lookUp} />
            ))}
          <SheetFoot>
            <Button isWide isBusy={isChecking} onClick={onCheckAgain}>
              {t('shared:checkAgain')}
            </Button>
            {lookUp === null && (
              <LinkButton to={RECORD_PATHS[kind]} replace>
                {t(`see.${kind}`)}
              </LinkButton>
            )}
            {dismissButton}
          </SheetFoot>
        </>
      )}
    </Dismissible>
  )
}

function OrderLookUp({
  order,
  pending,
  lookUp,
}: {
  order: MoneyRequestOf<'order'>
  pending: PendingRequest
  lookUp: LookUpResult
}) {
  const observations = useLedger(order.gameId)
  const isDrawn = wasDrawnBeforeCheck(order, pending, observations ?? [])
  return <LookUpText kind="order" pending={pending} lookUp={lookUp} isDrawn={isDrawn} />
}

/** @param isDrawn true if the record lacks the order although its round has been drawn */
function LookUpText({
  kind,
  pending: { checkedAt },
  lookUp,
  isDrawn = false,
}: {
  kind: ListedRequest['kind']
  pending: PendingRequest
  lookUp: LookUpResult
  isDrawn?: boolean
}) {
  const { t } = useTranslation('messages')
  const unknownOutcomeTexts = useUnknownOutcomeTexts()
  const isAnswered = lookUp !== 'checking' && lookUp !== 'failed' && checkedAt !== undefined
  return (
    <Lead>
      {isAnswered && (
        <>
          <span>{t('unknown.checked', { time: formatClockSeconds(checkedAt) })}</span>{' '}
        </>
      )}
      <Sentence
        text={
          isDrawn && lookUp === 'missing'
            ? t('unknown.drawn', { record: COMPONENT_PLACEHOLDER })
            : unknownOutcomeTexts.lookUp(kind, lookUp, COMPONENT_PLACEHOLDER)
        }
      >
        <Link to={RECORD_PATHS[kind]} replace>
          {t(`record.${kind}`)}
        </Link>
      </Sentence>
    </Lead>
  )
}
