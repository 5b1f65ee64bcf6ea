import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Member } from '@/api/account'
import { profileMutations } from '@/api/profile'
import { AsyncBlock } from '@/shared/query/AsyncBlock'
import { Form, OfflineNote, type Sending } from '@/shared/forms/Form'
import { useSubmit } from '@/shared/forms/use-submit'
import { useExplainLost } from '@/shared/forms/use-lost-text'
import { useLinkStep } from '@/shared/forms/link-way'
import { useLeaveScreen } from '@/shared/sheets/use-leave-screen'
import { useMember } from '@/shared/member/member'
import { useSheets } from '@/shared/sheets/use-sheets'
import { PushedScreen } from '@/shared/PushedScreen'
import { paths } from '@/paths'
import { useForm } from '@/ui/use-form'
import { TextField, FormError } from '@/ui/fields'
import { Eyebrow } from '@/ui/text'
import { Sheet } from '@/ui/Sheet'
import { ArmedButton } from '@/ui/ArmedButton'
import { Button } from '@/ui/Button'
import { Stack } from '@/ui/layout'
import { FormNotice, FormSkeleton, SetOnceNotice, useFreshMember } from './form-parts'
import { tidyName } from './secrets'
import { useOnline } from '@/ui/use-event'
import styles from './RealNameScreen.module.css'

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
  const { t } = useTranslation('setting')
  const sheets = useSheets<'confirm'>()
  const form = useForm({ name: '' }, (draft) => (tidyName(draft.name) === '' ? { name: t('enterName') } : {}))
  const { count, isLinkStep, leave } = useLinkStep(paths.profile(), member.hasFundPassword ? 2 : 3)
  const saving = useSaveName(useLeaveScreen(sheets, leave), isLinkStep)
  const name = tidyName(form.draft.name)
  const isAsking = sheets.current === 'confirm' && name !== ''

  if (member.realName !== '' && !saving.isPending)
    return (
      <SetOnceNotice text={t('nameIsSet')}>
        <dl>
          <Eyebrow as="dt">{t('realName')}</Eyebrow>
          <dd>{member.realName}</dd>
        </dl>
      </SetOnceNotice>
    )
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
        <FormNotice step={count !== null && t('nameStep', count)}>{t('nameOnce')}</FormNotice>
        <TextField {...form.field('name')} label={t('realName')} autoComplete="name" />
      </Form>
      {isAsking && (
        <ConfirmNameDialog name={name} saving={saving} onConfirm={() => saving.submit(name)} onClose={sheets.close} />
      )}
    </>
  )
}

function useSaveName(leave: () => void, isLinkStep: boolean) {
  const { t } = useTranslation('setting')
  const freshMember = useFreshMember()
  const queryClient = useQueryClient()
  return useSubmit({
    mutation: profileMutations(queryClient).realName(),
    // On the way to a bank account, the next step says enough.
    doneText: isLinkStep ? { ifLeft: t('nameSaved') } : t('nameSaved'),
    explain: useExplainLost(async (name) => {
      const member = await freshMember()
      if (member?.realName === name) return null
      return t(member?.realName === '' ? 'nameMissingYet' : 'nameUnknown')
    }),
    onDone: leave,
  })
}

function ConfirmNameDialog({
  name,
  saving,
  onConfirm,
  onClose,
}: {
  name: string
  saving: Sending
  onConfirm: () => void
  onClose: () => void
}) {
  const { t } = useTranslation(['setting', 'common'])
  const isOnline = useOnline()
  return (
    <Sheet title={t('nameConfirmTitle')} from="center" onClose={onClose}>
      <div className={styles['question']}>
        <p className={styles['answer']}>{name}</p>
        <p>{t('nameConfirmText')}</p>
      </div>
      <Stack gap={3}>
        <FormError>{saving.error}</FormError>
        <OfflineNote />
        <ArmedButton isWide isDisabled={!isOnline} isBusy={saving.isPending} onClick={onConfirm}>
          {t('nameConfirm')}
        </ArmedButton>
        <Button isWide tone="quiet" onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </Stack>
    </Sheet>
  )
}
