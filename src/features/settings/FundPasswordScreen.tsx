import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '@/api/account'
import { isOutcomeUnknown, type ApiError } from '@/api/errors'
import { profileMutations } from '@/api/profile.queries'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { useErrorText } from '@/shared/use-error-text'
import { useMember } from '@/shared/use-member'
import { useBack } from '@/shared/use-back'
import { PushedScreen } from '@/shared/PushedScreen'
import { useSubmit } from '@/shared/use-submit'
import { paths } from '@/paths'
import { notify } from '@/ui/feedback'
import { SubmitButton } from '@/ui/SubmitButton'
import { TextField } from '@/ui/TextField'
import styles from './Form.module.css'
import { FormSkeleton } from './FormSkeleton'
import { checkFundPassword, digitsOf, isEasyToGuess, type FundPasswordDraft } from './secrets'
import { SetOnceNotice } from './SetOnceNotice'
import { useFreshMember } from './use-fresh-member'

/** The four digits that confirm a withdrawal, settable once (original section 4). They live in this form and nowhere else. */
export default function FundPasswordScreen() {
  const { t } = useTranslation('setting')
  return (
    <PushedScreen title={t('fundPassword')} fallback={paths.settings()}>
      <AsyncBlock query={useMember()} skeleton={<FormSkeleton fields={2} />}>
        {(member) => <FundPassword member={member} />}
      </AsyncBlock>
    </PushedScreen>
  )
}

function FundPassword({ member }: { member: Member }) {
  const { t } = useTranslation(['setting', 'common'])
  const [draft, setDraft] = useState<FundPasswordDraft>({ first: '', repeat: '' })
  const [isChecked, setIsChecked] = useState(false)
  const { send, isSending, failure } = useSetFundPassword()
  if (member.hasFundPassword && !isSending)
    return (
      <SetOnceNotice text={t('fundIsSet')}>
        <h2>{t('fundIsSetTitle')}</h2>
      </SetOnceNotice>
    )
  const problems = checkFundPassword(draft)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsChecked(true)
    const [first] = Object.keys(problems)
    if (first === undefined) {
      send(draft.first)
      return
    }
    // The specified words are a toast; what is wrong stands beside the field, in other words (reading 67).
    notify(t('completeBoth'))
    event.currentTarget.querySelector<HTMLInputElement>(`input[name=${first}]`)?.focus()
  }
  const words = { notFourDigits: t('fourDigits'), different: t('fundDiffers') }
  const field = (name: keyof FundPasswordDraft) => {
    const problem = isChecked ? problems[name] : undefined
    return {
      name,
      value: draft[name],
      onChange: (value: string) => setDraft((before) => ({ ...before, [name]: digitsOf(value) })),
      inputMode: 'numeric' as const,
      autoComplete: 'new-password' as const,
      secret: { showLabel: t('common:showPassword'), hideLabel: t('common:hidePassword') },
      error: problem === undefined ? null : words[problem],
    }
  }
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <p className={styles['notice']}>{t('fundOnce')}</p>
      {/* A name of its own: a password manager must not put these digits in place of the log-in password. */}
      <input
        hidden
        readOnly
        name="username"
        autoComplete="username"
        value={`${member.username} · ${t('fundPassword')}`}
      />
      <TextField {...field('first')} label={t('fundPassword')} />
      <p className={styles['hint']} role="status">
        {isEasyToGuess(draft.first) && t('fundEasy')}
      </p>
      <TextField {...field('repeat')} label={t('repeatFundPassword')} />
      {failure !== null && (
        <p className={styles['failure']} role="alert">
          {failure}
        </p>
      )}
      <SubmitButton isPending={isSending}>{t('save')}</SubmitButton>
    </form>
  )
}

/** Sends the digits once; a lost answer is looked up. */
function useSetFundPassword() {
  const { t } = useTranslation('setting')
  const errorText = useErrorText()
  const freshMember = useFreshMember()
  const queryClient = useQueryClient()
  const explain = async (error: ApiError) => {
    if (!isOutcomeUnknown(error)) return errorText(error)
    const member = await freshMember()
    if (member === null) return t('fundUnknown')
    return member.hasFundPassword ? null : t('fundMissingYet')
  }
  return useSubmit({
    mutation: profileMutations(queryClient).fundPassword(),
    doneText: t('fundSaved'),
    explain,
    onDone: useBack(paths.settings()),
  })
}
