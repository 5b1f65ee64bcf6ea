import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isOutcomeUnknown } from '@/api/errors'
import { profileMutations } from '@/api/profile.queries'
import { useErrorText } from '@/shared/use-error-text'
import { useMember } from '@/shared/use-member'
import { useBack } from '@/shared/use-back'
import { PushedScreen } from '@/shared/PushedScreen'
import { useSubmit } from '@/shared/use-submit'
import { paths } from '@/paths'
import { SubmitButton } from '@/ui/SubmitButton'
import { TextField } from '@/ui/TextField'
import styles from './Form.module.css'
import { checkLoginPassword, strengthOf, type LoginPasswordDraft } from './secrets'

/** Changes the log-in password. It travels in the address of one GET (reading 24), which nothing here repeats or keeps. */
export default function LoginPasswordScreen() {
  const { t } = useTranslation('setting')
  return (
    <PushedScreen title={t('loginPassword')} fallback={paths.settings()}>
      <LoginPasswordForm username={useMember().data?.username} />
    </PushedScreen>
  )
}

function LoginPasswordForm({ username }: { username: string | undefined }) {
  const { t } = useTranslation(['setting', 'common'])
  const [draft, setDraft] = useState<LoginPasswordDraft>({ current: '', next: '', repeat: '' })
  const [isChecked, setIsChecked] = useState(false)
  const { send, isSending, failure } = useChangePassword()
  const problems = checkLoginPassword(draft)
  const strength = strengthOf(draft.next)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsChecked(true)
    const [first] = Object.keys(problems)
    if (first === undefined) send({ current: draft.current, next: draft.next })
    else event.currentTarget.querySelector<HTMLInputElement>(`input[name=${first}]`)?.focus()
  }
  const words = { missing: t('complete'), different: t('inconsistent') }
  const field = (name: keyof LoginPasswordDraft) => {
    const problem = isChecked ? problems[name] : undefined
    return {
      name,
      value: draft[name],
      onChange: (value: string) => setDraft((before) => ({ ...before, [name]: value })),
      autoCapitalize: 'none' as const,
      secret: { showLabel: t('common:showPassword'), hideLabel: t('common:hidePassword') },
      error: problem === undefined ? null : words[problem],
    }
  }
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      {/* Tells a password manager whose password changes. */}
      {username !== undefined && <input hidden readOnly name="username" autoComplete="username" value={username} />}
      <TextField {...field('current')} label={t('currentPassword')} autoComplete="current-password" />
      <TextField {...field('next')} label={t('newPassword')} autoComplete="new-password" />
      <p className={styles['hint']} role="status">
        {strength !== null && t(`strength.${strength}`)}
      </p>
      <TextField {...field('repeat')} label={t('repeatPassword')} autoComplete="new-password" />
      {failure !== null && (
        <p className={styles['failure']} role="alert">
          {failure}
        </p>
      )}
      <SubmitButton isPending={isSending}>{t('save')}</SubmitButton>
    </form>
  )
}

/** Sends the change once. After a lost answer nobody but the next log-in can say which password counts, and so it is told. */
function useChangePassword() {
  const { t } = useTranslation('setting')
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  return useSubmit({
    mutation: profileMutations(queryClient).loginPassword(),
    doneText: t('passwordChanged'),
    explain: (error) => (isOutcomeUnknown(error) ? t('passwordUnknown') : errorText(error)),
    onDone: useBack(paths.settings()),
  })
}
