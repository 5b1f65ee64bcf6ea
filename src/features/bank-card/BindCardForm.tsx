import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '@/api/account'
import { Icon } from '@/ui/icons'
import { SubmitButton } from '@/ui/SubmitButton'
import { TextField } from '@/ui/TextField'
import styles from './BankCard.module.css'
import { BankSheet } from './BankSheet'
import { cardOf, checkCard, groupNumber, plainNumber, type CardDraft, type CardProblem } from './rules'
import { ReviewSheet } from './ReviewSheet'
import type { CardBinding } from './use-bind-card'

/** Bank, number, holder and mobile; reviewed before the one request. */
export function BindCardForm({ member, binding }: { member: Member; binding: CardBinding }) {
  const { t } = useTranslation('bank')
  const { sheets } = binding
  const [draft, setDraft] = useState<CardDraft>({
    bank: null,
    accountNumber: '',
    holder: member.realName,
    mobile: '',
  })
  const change = (part: Partial<CardDraft>) => setDraft((before) => ({ ...before, ...part }))
  const [isChecked, setIsChecked] = useState(false)
  const problems = checkCard(draft, member.realName)
  const card = cardOf(draft, member.realName)
  const words: Record<CardProblem, string> = {
    missing: t('complete'),
    notReal: t('realNumber'),
    otherName: t('otherName', { name: member.realName }),
    notDigits: t('digitsOnly'),
  }
  const errorOf = (field: keyof CardDraft) => {
    const problem = isChecked ? problems[field] : undefined
    return problem === undefined ? null : words[problem]
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsChecked(true)
    binding.clearFailure()
    const [first] = Object.keys(problems)
    if (first === undefined) sheets.open('review')
    else event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }
  // For reading, where the member did not group the digits already.
  const grouped = groupNumber(plainNumber(draft.accountNumber))
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <BankPicker value={draft.bank?.name ?? null} error={errorOf('bank')} onOpen={() => sheets.open('banks')} />
      <TextField
        label={t('number')}
        name="accountNumber"
        autoComplete="off"
        inputMode="numeric"
        value={draft.accountNumber}
        onChange={(accountNumber) => change({ accountNumber })}
        error={errorOf('accountNumber')}
        {...(grouped.length > 4 && grouped !== draft.accountNumber.trim() ? { hint: grouped } : {})}
      />
      <TextField
        label={t('name')}
        name="holder"
        autoComplete="name"
        value={draft.holder}
        onChange={(holder) => change({ holder })}
        error={errorOf('holder')}
        hint={t('nameHint')}
      />
      <TextField
        label={t('mobile')}
        name="mobile"
        autoComplete="tel"
        inputMode="numeric"
        value={draft.mobile}
        onChange={(mobile) => change({ mobile })}
        error={errorOf('mobile')}
      />
      {binding.failure !== null && sheets.current !== 'review' && (
        <p className={styles['failure']} role="alert">
          {binding.failure}
        </p>
      )}
      <SubmitButton isPending={binding.isSending}>{t('submit')}</SubmitButton>
      <p className={styles['rules']}>{t('rules')}</p>
      {sheets.current === 'banks' && (
        <BankSheet chosen={draft.bank} onChoose={(bank) => change({ bank })} onClose={sheets.close} />
      )}
      {sheets.current === 'review' && card !== null && <ReviewSheet card={card} binding={binding} />}
    </form>
  )
}

/** Opens the list of banks; in the shape of the fields below it. */
function BankPicker({ value, error, onOpen }: { value: string | null; error: string | null; onOpen: () => void }) {
  const { t } = useTranslation('bank')
  const id = useId()
  return (
    <div className={`${styles['field']} ${error === null ? '' : styles['invalid']}`}>
      <span className={styles['label']} id={`${id}-label`}>
        {t('bank')}
      </span>
      <button
        type="button"
        name="bank"
        className={styles['picker']}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={error === null ? undefined : `${id}-error`}
        onClick={onOpen}
      >
        <span className={value === null ? styles['unchosen'] : ''} id={`${id}-value`}>
          {value ?? t('chooseBank')}
        </span>
        <Icon name="forward" size={16} />
      </button>
      {error !== null && (
        <p className={styles['error']} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
