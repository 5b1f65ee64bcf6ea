import { Checkbox } from 'antd-mobile'
import { useTranslation } from 'react-i18next'
import { useRef } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { signInMutations } from '@/api/sign-in'
import { isOutcomeUnknown } from '@/api/errors'
import { localeCodeForServer } from '@/i18n'
import { strengthOf } from '@/lib/password-strength'
import { stripInvisible } from '@/lib/text'
import { paths } from '@/paths'
import { AgreementSheet } from '@/domain/help/lazy-help'
import ContactDialog from '@/domain/help/ContactDialog'
import { InviteLine } from '@/domain/help/InviteLine'
import { Form, PasswordHint } from '@/kit/forms/Form'
import { readEntryState } from '@/kit/history'
import { newMemberRecord } from '@/domain/member/member'
import { PushedScreen } from '@/kit/PushedScreen'
import { useErrorText } from '@/kit/query/use-error-text'
import { useSheets } from '@/kit/sheets/use-sheets'
import { notify } from '@/ui/feedback'
import { useAutofill } from '@/ui/autofill-form'
import { errorTextsOf, useForm } from '@/ui/use-form'
import { COMPONENT_PLACEHOLDER, Sentence } from '@/ui/text'
import { TextButton } from '@/ui/Button'
import { TextField } from '@/ui/fields'
import { AuthIntro, AuthLinks, LanguageLink, DemoLogins } from './AuthIntro'
import styles from './RegisterScreen.module.css'
import { checkRegistration, type RegisterDraft } from './rules'
import { useSignIn } from './use-sign-in'

/**
 * An invite code from a link is filled in only if it has this form. ASCII without blanks cannot
 * form a sentence, so a link cannot put a message on the screen (reading 100).
 */
const INVITE_CODE_PATTERN = /^[!-~]{1,64}$/

export default function RegisterScreen() {
  const { t } = useTranslation(['auth', 'shared'])
  const { state, search } = useLocation()
  const sheets = useSheets<'agreement' | 'service'>()
  const codeFromLink = stripInvisible(useSearchParams()[0].get('code') ?? '')
  const form = useRegisterForm(INVITE_CODE_PATTERN.test(codeFromLink) ? codeFromLink : '')
  const registerSubmission = useRegister()
  const strength = strengthOf(form.draft.password)
  const agreementRef = useRef<HTMLDivElement>(null)
  useAutofill(
    () => agreementRef.current?.querySelector('input') ?? null,
    ({ checked }) => {
      if (checked !== form.draft.hasAgreed) form.change({ hasAgreed: checked })
    },
  )
  return (
    <PushedScreen title={t('register')} fallback={paths.login()} actions={<LanguageLink />}>
      <AuthIntro text={t('registerText')} />
      <Form
        sending={registerSubmission}
        submitLabel={t('register')}
        onSubmit={form.handleSubmit(registerSubmission.submit, (firstWrong) => {
          registerSubmission.clearError()
          // Only a toast reports that the agreement is not ticked (reading 74).
          if (firstWrong === 'hasAgreed') notify(t('tickAgreement'))
        })}
      >
        <TextField
          {...form.field('username')}
          label={t('shared:username')}
          autoComplete="username"
          autoCapitalize="none"
        />
        <TextField
          {...form.field('password')}
          label={t('password')}
          autoComplete="new-password"
          autoCapitalize="none"
          isSecret
        />
        <PasswordHint text={strength === null ? null : t(`strength.${strength}`)} />
        <TextField
          {...form.field('inviteCode')}
          label={t('inviteCode')}
          autoComplete="off"
          autoCapitalize="characters"
        />
        <div ref={agreementRef} className={styles['agreement']}>
          <Checkbox checked={form.draft.hasAgreed} onChange={(hasAgreed) => form.change({ hasAgreed })}>
            <Sentence text={t('agree', { agreement: COMPONENT_PLACEHOLDER })}>
              <TextButton className={styles['read']} onClick={() => sheets.open('agreement')}>
                {t('agreement')}
              </TextButton>
            </Sentence>
          </Checkbox>
        </div>
      </Form>
      <AuthLinks>
        <TextButton as={Link} to={paths.login() + search} replace state={{ returnTo: readEntryState(state).returnTo }}>
          {t('logIn')}
        </TextButton>
      </AuthLinks>
      <div className={styles['note']}>
        <InviteLine onAsk={() => sheets.open('service')} />
      </div>
      <DemoLogins onUse={({ username, password }) => form.change({ username, password })} />
      {sheets.current === 'agreement' && <AgreementSheet onClose={sheets.close} />}
      {sheets.current === 'service' && <ContactDialog onClose={sheets.close} />}
    </PushedScreen>
  )
}

function useRegisterForm(inviteCode: string) {
  const { t } = useTranslation('auth')
  const initialDraft: RegisterDraft = {
    username: '',
    password: '',
    inviteCode,
    hasAgreed: true,
  }
  const errorTexts = {
    noUsername: t('enterUsername'),
    noPassword: t('enterPassword'),
    noInviteCode: t('enterInviteCode'),
    notAgreed: t('tickAgreement'),
  }
  return useForm(initialDraft, (draft) => errorTextsOf(checkRegistration(draft), errorTexts))
}

/**
 * A registered member is logged in at once (reading 17). Reading 75 gives the text about a refusal.
 */
function useRegister() {
  const { t } = useTranslation('auth')
  const errorText = useErrorText()
  const registration = useSignIn({
    mutation: signInMutations.register(),
    toastTexts: { done: t('registered'), unused: t('registerUnused') },
    onLoggedIn: () => newMemberRecord.write(true),
    explain: (error) => {
      const reason = errorText(error)
      if (isOutcomeUnknown(error)) return `${reason}\n${t('registerUnsure')}`
      if (error.kind === 'unsent') return reason
      // The text `registerYours` says that the name may already be the member's own. If the browser
      // has sent the form twice, the first request has taken the name, and the platform refuses the
      // second (reading 104).
      return [t('registerRefused'), reason, t('registerYours')].join('\n')
    },
  })
  return {
    ...registration,
    submit: ({ username, password, inviteCode }: RegisterDraft) =>
      registration.submit({
        username: stripInvisible(username),
        password,
        inviteCode: stripInvisible(inviteCode),
        localeCode: localeCodeForServer(),
      }),
  }
}
