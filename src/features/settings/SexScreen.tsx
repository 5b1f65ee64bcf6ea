import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member, Sex } from '@/api/account'
import { profileMutations } from '@/api/profile.queries'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { useErrorText } from '@/shared/use-error-text'
import { useMember } from '@/shared/use-member'
import { useBack } from '@/shared/use-back'
import { PushedScreen } from '@/shared/PushedScreen'
import { useSubmit } from '@/shared/use-submit'
import { paths } from '@/paths'
import { Card } from '@/ui/Card'
import { RadioList } from '@/ui/RadioList'
import { SubmitButton } from '@/ui/SubmitButton'
import styles from './Form.module.css'
import { FormSkeleton } from './FormSkeleton'

/** Male or female, as the platform has it; none is chosen while it does not know (original section 3). */
export default function SexScreen() {
  const { t } = useTranslation('setting')
  return (
    <PushedScreen title={t('gender')} fallback={paths.profile()}>
      <AsyncBlock query={useMember()} skeleton={<FormSkeleton fields={0} />}>
        {(member) => <SexForm member={member} />}
      </AsyncBlock>
    </PushedScreen>
  )
}

function SexForm({ member }: { member: Member }) {
  const { t } = useTranslation('setting')
  const back = useBack(paths.profile())
  const [chosen, setChosen] = useState<Sex | null>(member.sex)
  const [isChecked, setIsChecked] = useState(false)
  const queryClient = useQueryClient()
  const { send, isSending, failure } = useSubmit({
    mutation: profileMutations(queryClient).sex(),
    doneText: t('genderSaved'),
    explain: useErrorText(),
    onDone: back,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsChecked(true)
    if (chosen === null) event.currentTarget.querySelector('input')?.focus()
    else send(chosen)
  }
  const wrong = isChecked && chosen === null ? t('chooseGender') : failure
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <Card tight>
        <RadioList<Sex>
          label={t('gender')}
          options={[
            { key: 'male', name: t('male') },
            { key: 'female', name: t('female') },
          ]}
          chosen={chosen}
          onChoose={setChosen}
        />
      </Card>
      {wrong !== null && (
        <p className={styles['failure']} role="alert">
          {wrong}
        </p>
      )}
      <SubmitButton isPending={isSending}>{t('save')}</SubmitButton>
    </form>
  )
}
