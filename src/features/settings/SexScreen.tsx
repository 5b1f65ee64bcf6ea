import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Member, Sex } from '@/api/account'
import { profileMutations } from '@/api/profile'
import { AsyncBlock } from '@/kit/query/AsyncBlock'
import { Form } from '@/kit/forms/Form'
import { useMember } from '@/domain/member/member'
import { useBack } from '@/kit/history'
import { PushedScreen } from '@/kit/PushedScreen'
import { useSubmit } from '@/kit/forms/use-submit'
import { paths } from '@/paths'
import { FieldError } from '@/ui/fields'
import { RadioList } from '@/ui/RadioList'
import { useForm } from '@/ui/use-form'
import { SkeletonRows } from '@/ui/skeleton-shapes'
import { Skeleton } from '@/ui/skeletons'
import { Stack } from '@/ui/layout'
import { useExplainFailedChoice } from './profile-form'

/** No option is chosen if the platform's value is missing, 0, or outside the specification. */
export default function SexScreen() {
  const { t } = useTranslation('setting')
  return (
    <PushedScreen title={t('gender')} fallback={paths.profile()}>
      <AsyncBlock query={useMember()} skeleton={<SexSkeleton />}>
        {(member) => <SexForm member={member} />}
      </AsyncBlock>
    </PushedScreen>
  )
}

function SexSkeleton() {
  return (
    <Stack gap={4} className="narrow">
      <div>
        <SkeletonRows count={2} height={52} isFlat isOneLine />
      </div>
      <Skeleton height={48} />
    </Stack>
  )
}

function SexForm({ member }: { member: Member }) {
  const { t } = useTranslation('setting')
  const queryClient = useQueryClient()
  const form = useForm<{ sex: Sex | null }>({ sex: member.sex === 'unknown' ? null : member.sex }, ({ sex }) =>
    sex === null ? { sex: t('chooseGender') } : {},
  )
  const saving = useSubmit({
    mutation: profileMutations(queryClient).sex(),
    doneText: t('genderSaved'),
    explain: useExplainFailedChoice(({ sex }, sent: Sex) => sex === sent),
    onDone: useBack(paths.profile()),
  })
  const error = form.errors.sex ?? null
  return (
    <Form
      sending={saving}
      submitLabel={t('save')}
      onSubmit={form.handleSubmit(({ sex }) => sex !== null && saving.submit(sex))}
    >
      <div>
        <RadioList<Sex>
          label={t('gender')}
          name="sex"
          options={[
            { key: 'male', name: t('male') },
            { key: 'female', name: t('female') },
          ]}
          chosen={form.draft.sex}
          errorId={error === null ? undefined : 'gender-error'}
          onChoose={(sex) => form.change({ sex })}
        />
        <FieldError id="gender-error">{error}</FieldError>
      </div>
    </Form>
  )
}
