import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Member } from '@/api/account'
import { profileMutations } from '@/api/profile'
import { AsyncBlock } from '@/kit/query/AsyncBlock'
import { Form, PasswordHint } from '@/kit/forms/Form'
import { useSubmit } from '@/kit/forms/use-submit'
import { useExplainUnknownOutcome } from '@/kit/forms/use-explain-lost'
import { useMember } from '@/domain/member/member'
import { useBankLinkStep } from '@/kit/forms/link-steps'
import { PushedScreen } from '@/kit/PushedScreen'
import { paths } from '@/paths'
import { notify } from '@/ui/feedback'
import { FormSkeleton } from '@/ui/skeleton-shapes'
import { errorTextsOf, useForm } from '@/ui/use-form'
import { TextField } from '@/ui/fields'
import { Note } from '@/ui/Note'
import { useForgetWhenHidden } from '@/ui/use-event'
import { SetOnceNotice, useFreshMember } from './profile-form'
import { checkFundPassword, digitsOf, isEasyToGuess, type FundPasswordDraft } from './secrets'

export default function FundPasswordScreen() {
  const { t } = useTranslation(['setting', 'shared'])
  return (
    <PushedScreen title={t('shared:fundPassword')} fallback={paths.settings()}>
      <AsyncBlock query={useMember()} skeleton={<FormSkeleton fields={2} />}>
        {(member) => <FundPassword member={member} />}
      </AsyncBlock>
    </PushedScreen>
  )
}

function FundPassword({ member }: { member: Member }) {
  const { t } = useTranslation(['setting', 'bank', 'shared'])
  const errorTexts = { notFourDigits: t('fourDigits'), different: t('fundDiffers') }
  const form = useForm<FundPasswordDraft>({ first: '', repeat: '' }, (draft) =>
    errorTextsOf(checkFundPassword(draft), errorTexts),
  )
  useForgetWhenHidden(() => form.change({ first: '', repeat: '' }))
  const { count, isLinkStep, leave } = useBankLinkStep(paths.settings(), 2)
  const saving = useSetFundPassword(leave, isLinkStep)
  // After a success, the member's data changes before the screen is left. So the form stays until
  // sending has ended.
  if (member.hasFundPassword && !saving.isPending)
    return <SetOnceNotice title={t('fundIsSetTitle')} text={t('bank:closedText')} />
  const digitFieldProps = (name: keyof FundPasswordDraft) => ({
    ...form.field(name),
    onChange: (value: string) => form.change({ [name]: digitsOf(value) }),
    inputMode: 'numeric' as const,
    autoComplete: 'new-password' as const,
    isSecret: true,
  })
  return (
    <Form
      sending={saving}
      submitLabel={t('save')}
      onSubmit={form.handleSubmit(
        ({ first }) => saving.submit(first),
        // The specification prescribes this toast; each field also shows its own mistake (reading
        // 67).
        () => notify(t('completeBoth')),
      )}
    >
      {count !== null && <Note kind="hint">{t('bank:linkStep', count)}</Note>}
      {/* This user name has an addition. With the plain user name, a password manager would store
          these digits as the log-in password. */}
      <input
        hidden
        readOnly
        name="username"
        autoComplete="username"
        value={`${member.username} · ${t('shared:fundPassword')}`}
      />
      <TextField {...digitFieldProps('first')} label={t('shared:fundPassword')} />
      <PasswordHint text={isEasyToGuess(form.draft.first) ? t('fundEasy') : t('fundOnce')} />
      <TextField {...digitFieldProps('repeat')} label={t('repeatFundPassword')} />
    </Form>
  )
}

function useSetFundPassword(leave: () => void, isLinkStep: boolean) {
  const { t } = useTranslation('setting')
  const fetchFreshMember = useFreshMember()
  const queryClient = useQueryClient()
  return useSubmit({
    mutation: profileMutations(queryClient).fundPassword(),
    doneText: isLinkStep ? { ifLeft: t('fundSaved') } : t('fundSaved'),
    explain: useExplainUnknownOutcome(async () => {
      const member = await fetchFreshMember()
      if (member === null) return t('fundUnknown')
      return member.hasFundPassword ? null : t('fundMissingYet')
    }),
    onDone: leave,
  })
}
