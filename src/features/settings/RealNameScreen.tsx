import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '@/api/account'
import { isOutcomeUnknown, type ApiError } from '@/api/errors'
import { profileMutations } from '@/api/profile.queries'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { Dialog } from '@/shared/Dialog'
import { useErrorText } from '@/shared/use-error-text'
import { useLeaveScreen } from '@/shared/use-leave-screen'
import { useMember } from '@/shared/use-member'
import { useSheets } from '@/shared/use-sheets'
import { PushedScreen } from '@/shared/PushedScreen'
import { useSubmit } from '@/shared/use-submit'
import { paths } from '@/paths'
import { Button } from '@/ui/Button'
import { SubmitButton } from '@/ui/SubmitButton'
import { TextField } from '@/ui/TextField'
import styles from './Form.module.css'
import { FormSkeleton } from './FormSkeleton'
import { tidyName } from './secrets'
import { SetOnceNotice } from './SetOnceNotice'
import { useFreshMember } from './use-fresh-member'

/** The real name, settable once (original section 4): warned of before, read-only after. */
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
  const { t } = useTranslation(['setting', 'common'])
  const sheets = useSheets<'confirm' | 'service'>()
  const [typed, setTyped] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const leave = useLeaveScreen(sheets, paths.profile())
  const { send, isSending, failure, clearFailure } = useSaveName(leave)
  const name = tidyName(typed)
  const isAsking = sheets.current === 'confirm'

  // The platform knows the name a moment before the way back: the form does not turn into "is set" in between.
  if (member.realName !== '' && !isSending)
    return (
      <SetOnceNotice text={t('nameIsSet')}>
        <dl>
          <dt>{t('realName')}</dt>
          <dd>{member.realName}</dd>
        </dl>
      </SetOnceNotice>
    )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsChecked(true)
    clearFailure()
    if (name === '') event.currentTarget.querySelector('input')?.focus()
    else sheets.open('confirm')
  }
  const failureNote = failure !== null && (
    <p className={styles['failure']} role="alert">
      {failure}
    </p>
  )
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <p className={styles['notice']}>{t('nameOnce')}</p>
      <TextField
        label={t('realName')}
        name="name"
        autoComplete="name"
        value={typed}
        onChange={setTyped}
        error={isChecked && name === '' ? t('enterName') : null}
      />
      {!isAsking && failureNote}
      <SubmitButton isPending={isSending}>{t('save')}</SubmitButton>
      {isAsking && name !== '' && (
        <Dialog title={t('nameConfirmTitle')} onClose={sheets.close}>
          <div className={styles['question']}>
            <p className={styles['answer']}>{name}</p>
            <p>{t('nameConfirmText')}</p>
          </div>
          <div className={styles['actions']}>
            {failureNote}
            <Button isWide isBusy={isSending} onClick={() => send(name)}>
              {t('nameConfirm')}
            </Button>
            <Button isWide tone="quiet" onClick={sheets.close}>
              {t('common:cancel')}
            </Button>
          </div>
        </Dialog>
      )}
    </form>
  )
}

/** Sends the name once; a lost answer is looked up. */
function useSaveName(leave: () => void) {
  const { t } = useTranslation('setting')
  const errorText = useErrorText()
  const freshMember = useFreshMember()
  const queryClient = useQueryClient()
  const explain = async (error: ApiError, name: string) => {
    if (!isOutcomeUnknown(error)) return errorText(error)
    const member = await freshMember()
    if (member?.realName === name) return null
    return member?.realName === '' ? t('nameMissingYet') : t('nameUnknown')
  }
  return useSubmit({
    mutation: profileMutations(queryClient).realName(),
    doneText: t('nameSaved'),
    explain,
    onDone: leave,
  })
}
