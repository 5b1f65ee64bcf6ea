import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Member } from '@/api/account'
import { profileMutations } from '@/api/profile'
import { AsyncBlock } from '@/kit/query/AsyncBlock'
import { Form } from '@/kit/forms/Form'
import { useSubmit } from '@/kit/forms/use-submit'
import { useExplainUnknownOutcome } from '@/kit/forms/use-explain-lost'
import { useBankLinkStep } from '@/kit/forms/link-steps'
import { useMember } from '@/domain/member/member'
import { ConfirmDialog } from '@/kit/sheets/Dialog'
import { useCloseLostSheet, useLeaveScreen } from '@/kit/sheets/use-leave'
import { useSheets } from '@/kit/sheets/use-sheets'
import { PushedScreen } from '@/kit/PushedScreen'
import { foldName, tidyName } from '@/lib/names'
import { paths } from '@/paths'
import { FormSkeleton } from '@/ui/skeleton-shapes'
import { useForm } from '@/ui/use-form'
import { TextField } from '@/ui/fields'
import { Note } from '@/ui/Note'
import { Title } from '@/ui/text'
import { SetOnceNotice, useFreshMember } from './profile-form'

export default function RealNameScreen() {
  const { t } = useTranslation('setting')
  return (
    <PushedScreen title={t('realName')} fallback={paths.profile()}>
      <AsyncBlock query={useMember()} skeleton={<FormSkeleton fields={1} />}>
        {(member) => <RealName member={member} />}
      </AsyncBlock>
    </PushedScreen>
  )
}

function RealName({ member }: { member: Member }) {
  const { t } = useTranslation(['setting', 'bank'])
  const sheets = useSheets<'confirm'>()
  const form = useForm({ name: '' }, (draft) => (tidyName(draft.name) === '' ? { name: t('enterName') } : {}))
  const { count, isLinkStep, leave } = useBankLinkStep(paths.profile(), member.hasFundPassword ? 2 : 3)
  const saving = useSaveName(useLeaveScreen(sheets, leave), isLinkStep)
  const name = tidyName(form.draft.name)
  // After a success, the member's data changes before the screen is left. So the form stays until
  // saving has ended.
  const isSet = member.realName !== '' && !saving.isPending
  const isAsking = sheets.current === 'confirm' && name !== '' && !isSet
  useCloseLostSheet(sheets.current === 'confirm' && !isAsking, sheets)
  if (isSet) return <SetOnceNotice title={member.realName} text={t('nameIsSet')} />
  return (
    <>
      <Form
        sending={isAsking ? { ...saving, error: null } : saving}
        submitLabel={t('save')}
        onSubmit={form.handleSubmit(() => {
          saving.clearError()
          sheets.open('confirm')
        }, saving.clearError)}
      >
        {count !== null && <Note kind="hint">{t('bank:linkStep', count)}</Note>}
        <TextField {...form.field('name')} label={t('realName')} autoComplete="name" hint={t('nameOnce')} />
      </Form>
      {isAsking && (
        <ConfirmDialog
          title={t('nameConfirmTitle')}
          text={t('nameConfirmText')}
          confirmLabel={t('nameConfirm')}
          sending={saving}
          onConfirm={() => saving.submit(name)}
          onClose={sheets.close}
        >
          <Title>{name}</Title>
        </ConfirmDialog>
      )}
    </>
  )
}

function useSaveName(leave: () => void, isLinkStep: boolean) {
  const { t } = useTranslation('setting')
  const fetchFreshMember = useFreshMember()
  const queryClient = useQueryClient()
  return useSubmit({
    mutation: profileMutations(queryClient).realName(),
    // In the steps of linking a bank account, the next step opens, so the toast is shown only if
    // the member has left the screen.
    doneText: isLinkStep ? { ifLeft: t('nameSaved') } : t('nameSaved'),
    explain: useExplainUnknownOutcome(async (name) => {
      const member = await fetchFreshMember()
      // Case is ignored, because a platform may store the name in capitals. The sent name has a
      // letter or a digit, so it never equals a missing name.
      if (foldName(member?.realName ?? '') === foldName(name)) return null
      return t(member?.realName === '' ? 'nameMissingYet' : 'nameUnknown')
    }),
    onDone: leave,
  })
}
