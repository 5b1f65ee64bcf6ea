import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate } from 'react-router-dom'
import { useCallback, useId } from 'react'
import { clsx } from 'clsx'
import type { Member } from '@/api/account'
import { type Bank, type BankCard, type NewBankCard, bindCardMutation, walletQueries } from '@/api/wallet'
import { paths } from '@/paths'
import { AsyncBlock } from '@/kit/query/AsyncBlock'
import { useEntryState, useBack } from '@/kit/history'
import { missingPrerequisites, nextBankLinkStep, useBankLinkStep, useMissingSettingToast } from '@/kit/forms/link-steps'
import { PushedScreen } from '@/kit/PushedScreen'
import { useMember } from '@/domain/member/member'
import { FormSkeleton } from '@/ui/skeleton-shapes'
import { Skeleton } from '@/ui/skeletons'
import { Form, type SendingState } from '@/kit/forms/Form'
import { LinkButton } from '@/kit/links'
import { useCloseLostSheet, useLeaveScreen } from '@/kit/sheets/use-leave'
import { useSheets } from '@/kit/sheets/use-sheets'
import { EmptyState } from '@/ui/EmptyState'
import { useAutofillText } from '@/ui/autofill-form'
import { errorTextsOf, useForm } from '@/ui/use-form'
import { Field, InputBox, TextField, FormError } from '@/ui/fields'
import { type ApiError, isOutcomeUnknown } from '@/api/errors'
import { ALWAYS_STALE } from '@/api/keys'
import { useSubmit } from '@/kit/forms/use-submit'
import { useExplainUnknownOutcome } from '@/kit/forms/use-explain-lost'
import { ArmedButton } from '@/ui/ArmedButton'
import { Button } from '@/ui/Button'
import { Detail, DescriptionList } from '@/ui/DescriptionList'
import { Sheet, SheetFoot } from '@/ui/Sheet'
import { Icon } from '@/ui/icons'
import { Lead, Note } from '@/ui/Note'
import { type CardDraft, bindingStatusOf, cardOf, checkCard, groupNumber, plainNumber } from './rules'
import styles from './BindCardScreen.module.css'

export default function BindCardScreen() {
  const { t } = useTranslation('bank')
  const member = useMember()
  const card = useQuery(walletQueries.bankCard())
  return (
    <PushedScreen title={t('linkBankAccount')} fallback={paths.bankCard()}>
      <AsyncBlock queries={{ member, card }} skeleton={<FormSkeleton fields={4} />}>
        {(data) => <BindCard {...data} />}
      </AsyncBlock>
    </PushedScreen>
  )
}

function BindCard({ member, card }: { member: Member; card: BankCard | null }) {
  const entry = useEntryState()
  const missingSettings = card === null ? missingPrerequisites(member) : []
  useMissingSettingToast(missingSettings)
  if (missingSettings.length > 0) {
    const { to, state } = nextBankLinkStep(missingSettings, entry)
    return <Navigate to={to} replace state={state} />
  }
  return <BindCardForm realName={member.realName} boundCard={card} />
}

function BindCardForm({ realName, boundCard }: { realName: string; boundCard: BankCard | null }) {
  const { t } = useTranslation(['bank', 'shared'])
  const sheets = useSheets<'review'>()
  const form = useCardForm(realName)
  const { count } = useBankLinkStep(paths.bankCard(), 1)
  const binding = useBindCard(useLeaveScreen(sheets, useOpenCard()))
  const card = cardOf(form.draft, realName)
  const groupedNumber = groupNumber(plainNumber(form.draft.accountNumber))
  const isWorthGrouping = groupedNumber.length > 4 && groupedNumber !== form.draft.accountNumber.trim()

  // After a success, `boundCard` is set shortly before the screen is left. The form counts as
  // closed only after sending has ended; otherwise the message about the closed form would flash.
  const isClosed = boundCard !== null && !binding.isPending
  useCloseLostSheet(sheets.current === 'review' && (isClosed || card === null), sheets)
  if (isClosed) return <CardIsBound />
  return (
    <>
      <Form
        sending={sheets.current === 'review' ? { ...binding, error: null } : binding}
        submitLabel={t('shared:submit')}
        onSubmit={form.handleSubmit(() => {
          binding.clearError()
          sheets.open('review')
        }, binding.clearError)}
      >
        {count !== null && <Note kind="hint">{t('linkStep', count)}</Note>}
        <BankField {...form.field('bank')} />
        <TextField
          {...form.field('accountNumber')}
          label={t('number')}
          autoComplete="off"
          inputMode="numeric"
          {...(isWorthGrouping && { hint: groupedNumber })}
        />
        <TextField {...form.field('holder')} label={t('name')} autoComplete="name" hint={t('nameHint')} />
        <TextField {...form.field('mobile')} label={t('mobile')} autoComplete="tel" inputMode="numeric" />
      </Form>
      {sheets.current === 'review' && card !== null && (
        <ReviewSheet card={card} binding={binding} onConfirm={() => binding.submit(card)} onClose={sheets.close} />
      )}
    </>
  )
}

interface BankFieldProps {
  name: string
  value: Bank | null
  error: string | null
  onChange: (bank: Bank | null) => void
}

function BankField(field: BankFieldProps) {
  const { t } = useTranslation('bank')
  return (
    <AsyncBlock
      query={useQuery(walletQueries.banks())}
      contentName={t('bank')}
      skeleton={<Skeleton height={76} />}
      empty={<Note kind="hint">{t('noBanks')}</Note>}
    >
      {(banks) => <BankList {...field} banks={banks} />}
    </AsyncBlock>
  )
}

/** Uses a native `<select>`, because phones show its options in their full length. */
function BankList({ banks, name, value, error, onChange }: BankFieldProps & { banks: readonly Bank[] }) {
  const { t } = useTranslation('bank')
  const id = useId()
  const chosenCode = value?.code ?? ''
  const chooseBankByCode = (newCode: string) => onChange(banks.find(({ code }) => code === newCode) ?? null)
  const selectRef = useAutofillText<HTMLSelectElement>(chosenCode, chooseBankByCode)
  return (
    <Field id={id} label={t('bank')} error={error}>
      <InputBox isInvalid={error !== null}>
        <select
          id={id}
          ref={selectRef}
          name={name}
          className={clsx(styles['banks'], value === null && styles['unchosen'])}
          value={chosenCode}
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? undefined : `${id}-error`}
          onChange={({ target }) => chooseBankByCode(target.value)}
        >
          <option value="" disabled>
            {t('chooseBank')}
          </option>
          {banks.map((bank) => (
            <option key={bank.code} value={bank.code}>
              {bank.name}
            </option>
          ))}
        </select>
        <Icon name="down" size={16} tone="faint" />
      </InputBox>
    </Field>
  )
}

/**
 * Returns a function that opens the linked card. Back then leads to the screen where the member
 * began to link it.
 */
function useOpenCard(): () => void {
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
  const initialDraft: CardDraft = { bank: null, accountNumber: '', holder: realName, mobile: '' }
  const errorTexts = {
    missing: t('shared:complete'),
    notReal: t('realNumber'),
    otherName: t('otherName', { name: realName }),
    notDigits: t('digitsOnly'),
  }
  return useForm(initialDraft, (draft) => errorTextsOf(checkCard(draft, realName), errorTexts))
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

/** After a lost answer, the bank card is read again to find out whether it was linked. */
function useBindCard(onDone: () => void) {
  const { t } = useTranslation('bank')
  const queryClient = useQueryClient()
  const explainLost = useExplainUnknownOutcome(async (sent: NewBankCard) => {
    try {
      const card = await queryClient.fetchQuery({ ...walletQueries.bankCard(), staleTime: ALWAYS_STALE, retry: false })
      const bindingStatus = bindingStatusOf(card, sent)
      return bindingStatus === 'bound' ? null : t(bindingStatus === 'notYet' ? 'notBoundYet' : 'unknown')
    } catch {
      // Without an answer it is unknown whether the bank card is linked, and the form says so.
      return t('unknown')
    }
  })
  const explain = (error: ApiError, sent: NewBankCard) => {
    const card = queryClient.getQueryData(walletQueries.bankCard().queryKey) ?? null
    // A browser may send the request twice. The platform then refuses the second request, although
    // the first one has linked the bank card (reading 107).
    if (bindingStatusOf(card, sent) === 'bound') return null
    // If another bank card was linked meanwhile, the form closes, so a toast shows the message
    // (reading 69).
    return card !== null && !isOutcomeUnknown(error) ? { toast: t('realNumber') } : explainLost(error, sent)
  }
  return useSubmit({ mutation: bindCardMutation(queryClient), doneText: t('bound'), explain, onDone })
}

function ReviewSheet({
  card,
  binding,
  onConfirm,
  onClose,
}: {
  card: NewBankCard
  binding: SendingState
  onConfirm: () => void
  onClose: () => void
}) {
  const { t } = useTranslation('bank')
  return (
    <Sheet title={t('reviewTitle')} isSwipeDisabled={binding.isPending} onClose={onClose}>
      <Lead>{t('reviewText')}</Lead>
      <DescriptionList>
        <Detail name={t('number')}>
          <span className={styles['number']} translate="no">
            {groupNumber(card.accountNumber)}
          </span>
        </Detail>
        <Detail name={t('bank')}>{card.bankName}</Detail>
        <Detail name={t('name')}>
          <span translate="no">{card.holder}</span>
        </Detail>
        <Detail name={t('mobile')}>
          <span translate="no">{card.mobile}</span>
        </Detail>
      </DescriptionList>
      <SheetFoot>
        <FormError>{binding.error}</FormError>
        <ArmedButton isWide isBusy={binding.isPending} onClick={onConfirm}>
          {t('confirm')}
        </ArmedButton>
        <Button isWide tone="quiet" onClick={onClose}>
          {t('change')}
        </Button>
      </SheetFoot>
    </Sheet>
  )
}
