import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { BankCard } from '@/api/wallet'
import { paths } from '@/paths'
import { Form } from '@/shared/forms/Form'
import { useEntryState } from '@/shared/history-entry'
import { LinkButton } from '@/shared/LinkButton'
import { useLinkStep } from '@/shared/forms/link-way'
import { useBack } from '@/shared/use-back'
import { useLeaveScreen } from '@/shared/sheets/use-leave-screen'
import { useSheets } from '@/shared/sheets/use-sheets'
import { EmptyState } from '@/ui/EmptyState'
import { inWords, useForm } from '@/ui/use-form'
import { TextField } from '@/ui/fields'
import { BankPicker } from './BankPicker'
import { BankSheet } from './BankSheet'
import styles from './BindCardForm.module.css'
import { ReviewSheet } from './ReviewSheet'
import { cardOf, checkCard, groupNumber, plainNumber, type CardDraft } from './rules'
import { useBindCard } from './use-bind-card'

export function BindCardForm({ realName, boundCard }: { realName: string; boundCard: BankCard | null }) {
  const { t } = useTranslation(['bank', 'shared'])
  const sheets = useSheets<'banks' | 'review'>()
  const form = useCardForm(realName)
  const { count } = useLinkStep(paths.bankCard(), 1)
  const binding = useBindCard(useLeaveScreen(sheets, useToCard()))
  const card = cardOf(form.draft, realName)
  const grouped = groupNumber(plainNumber(form.draft.accountNumber))
  const isWorthGrouping = grouped.length > 4 && grouped !== form.draft.accountNumber.trim()

  // The platform shows the new card a moment before the screen is left.
  const isClosed = boundCard !== null && !binding.isPending
  const { current, close } = sheets
  useEffect(() => {
    if (isClosed && current !== null) close()
  }, [isClosed, current, close])

  if (isClosed) return <CardIsBound />
  return (
    <>
      {count !== null && <p className={styles['step']}>{t('linkStep', count)}</p>}
      <Form
        pending={binding.isPending}
        error={sheets.current === 'review' ? null : binding.error}
        submitLabel={t('shared:submit')}
        onSubmit={form.handleSubmit(() => {
          binding.clearError()
          sheets.open('review')
        }, binding.clearError)}
      >
        <BankPicker {...form.field('bank')} onOpen={() => sheets.open('banks')} />
        <TextField
          {...form.field('accountNumber')}
          label={t('number')}
          autoComplete="off"
          inputMode="numeric"
          {...(isWorthGrouping && { hint: grouped })}
        />
        <TextField {...form.field('holder')} label={t('name')} autoComplete="name" hint={t('nameHint')} />
        <TextField {...form.field('mobile')} label={t('mobile')} autoComplete="tel" inputMode="numeric" />
      </Form>
      <p className={styles['rules']}>{t('rules')}</p>
      {sheets.current === 'banks' && (
        <BankSheet chosen={form.draft.bank} onChoose={(bank) => form.change({ bank })} onClose={sheets.close} />
      )}
      {sheets.current === 'review' && card !== null && (
        <ReviewSheet
          card={card}
          pending={binding.isPending}
          error={binding.error}
          onConfirm={() => binding.submit(card)}
          onClose={sheets.close}
        />
      )}
    </>
  )
}

/** On the card, from where Back leads to where the way began. */
function useToCard(): () => void {
  const navigate = useNavigate()
  const back = useBack(paths.bankCard())
  const { returnTo } = useEntryState()
  return useCallback(
    () => (returnTo === undefined ? back() : void navigate(paths.bankCard(), { replace: true, state: { returnTo } })),
    [returnTo, navigate, back],
  )
}

function useCardForm(realName: string) {
  const { t } = useTranslation(['bank', 'shared'])
  const initial: CardDraft = { bank: null, accountNumber: '', holder: realName, mobile: '' }
  const words = {
    missing: t('shared:complete'),
    notReal: t('realNumber'),
    otherName: t('otherName', { name: realName }),
    notDigits: t('digitsOnly'),
  }
  return useForm(initial, (draft) => inWords(checkCard(draft, realName), words))
}

function CardIsBound() {
  const { t } = useTranslation('bank')
  return (
    <EmptyState
      icon="lock"
      title={t('closedTitle')}
      text={t('closedText')}
      action={
        <LinkButton to={paths.bankCard()} replace>
          {t('seeCard')}
        </LinkButton>
      }
    />
  )
}
