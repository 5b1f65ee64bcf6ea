import { useTranslation } from 'react-i18next'
import { paths } from '@/paths'
import { LinkButton } from '@/shared/LinkButton'
import { Button } from '@/ui/Button'
import { Lead, Warning, WholePeriods } from '@/ui/Note'
import { Sheet, SheetFoot } from '@/ui/Sheet'
import { DismissButton } from './DismissButton'
import type { MoneyRequestOf } from './request'
import type { LostState } from './state'
import { useUnknownText } from './use-unknown-text'

/** What becomes of a request whose answer was lost: it is looked up, and never sent again. */
export function LostRequestSheet({
  state,
  what,
  lead,
  onCheckAgain,
  onDismiss,
  onClose,
}: {
  state: LostState<MoneyRequestOf<'order' | 'withdrawal'>>
  what: string
  /** More of what was asked for. */
  lead?: string
  onCheckAgain: () => void
  onDismiss: () => void
  onClose: () => void
}) {
  const { t } = useTranslation(['messages', 'shared'])
  const unknownText = useUnknownText()
  const { kind } = state.request
  const isFound = state.status === 'found'
  const lookUp = isFound ? null : state.lookUp
  const isChecking = lookUp === 'checking'
  return (
    <Sheet title={isFound ? t('unknown.match') : t('shared:outcomeUnknown')} onClose={onClose}>
      <div role="status">
        {!isFound && (
          <Warning>
            <WholePeriods text={unknownText.warning(kind, what, state.note.lostAnswer)} />
          </Warning>
        )}
        {lead !== undefined && <Lead>{lead}</Lead>}
        {isFound && <Lead>{unknownText.match(kind, what)}</Lead>}
        {lookUp !== null && <Lead>{unknownText.lookUp(kind, lookUp)}</Lead>}
        <SheetFoot>
          {/* A key: a second tap on "Check again" must not close what it found. */}
          <Button
            key={isFound ? 'done' : 'check'}
            isWide
            isBusy={isChecking}
            onClick={isFound ? onClose : onCheckAgain}
          >
            {isFound ? t('shared:done') : t('shared:checkAgain')}
          </Button>
          <LinkButton to={kind === 'order' ? paths.orderRecord() : paths.withdrawals()} replace>
            {t(`see.${kind}`)}
          </LinkButton>
          {!isFound && (
            <DismissButton label={t('shared:checkedMyself')} isDisabled={isChecking} onDismiss={onDismiss} />
          )}
        </SheetFoot>
      </div>
    </Sheet>
  )
}
