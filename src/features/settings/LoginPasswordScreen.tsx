import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isOutcomeUnknown } from '@/api/errors'
import { profileMutations } from '@/api/profile'
import { Form, PasswordHint } from '@/kit/forms/Form'
import { useSubmit } from '@/kit/forms/use-submit'
import { useExplainUnknownOutcome } from '@/kit/forms/use-explain-lost'
import { useMember } from '@/domain/member/member'
import { useBack } from '@/kit/history'
import { PushedScreen } from '@/kit/PushedScreen'
import { strengthOf } from '@/lib/password-strength'
import { paths } from '@/paths'
import { errorTextsOf, useForm } from '@/ui/use-form'
import { TextField } from '@/ui/fields'
import { checkLoginPassword, type LoginPasswordDraft } from './secrets'

export default function LoginPasswordScreen() {
  const { t } = useTranslation(['setting', 'shared', 'auth'])
  const { data: member } = useMember()
  const errorTexts = { missing: t('shared:complete'), different: t('inconsistent') }
  const form = useForm<LoginPasswordDraft>({ current: '', next: '', repeat: '' }, (draft) =>
    errorTextsOf(checkLoginPassword(draft), errorTexts),
  )
  const passwordChange = useChangePassword()
  const strength = strengthOf(form.draft.next)
  const passwordFieldProps = (name: keyof LoginPasswordDraft) => ({
    ...form.field(name),
    autoCapitalize: 'none' as const,
    isSecret: true,
  })
  return (
    <PushedScreen title={t('loginPassword')} fallback={paths.settings()}>
      <Form
        sending={passwordChange}
        submitLabel={t('save')}
        onSubmit={form.handleSubmit(({ current, next }) => passwordChange.submit({ current, next }))}
      >
        {/* A password manager reads in this field to which account the password belongs. */}
        {member !== undefined && (
          <input hidden readOnly name="username" autoComplete="username" value={member.username} />
        )}
        <TextField {...passwordFieldProps('current')} label={t('currentPassword')} autoComplete="current-password" />
        <TextField {...passwordFieldProps('next')} label={t('newPassword')} autoComplete="new-password" />
        <PasswordHint text={strength === null ? null : t(`auth:strength.${strength}`)} />
        <TextField {...passwordFieldProps('repeat')} label={t('repeatPassword')} autoComplete="new-password" />
      </Form>
    </PushedScreen>
  )
}

/**
 * After a lost answer or a refusal, only the next log-in shows which password is valid, because the
 * browser may have sent the request twice (reading 104).
 */
function useChangePassword() {
  const { t } = useTranslation('setting')
  const queryClient = useQueryClient()
  const explainLost = useExplainUnknownOutcome<unknown>(() => t('passwordUnknown'))
  return useSubmit({
    mutation: profileMutations(queryClient).loginPassword(),
    doneText: t('passwordChanged'),
    explain: async (error, sent) => {
      const text = await explainLost(error, sent)
      const isRefusal = !isOutcomeUnknown(error) && error.kind !== 'unsent'
      return isRefusal && text !== null ? `${text}\n${t('passwordOrNew')}` : text
    },
    onDone: useBack(paths.settings()),
  })
}
