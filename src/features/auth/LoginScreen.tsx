import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { signInMutations } from '@/api/sign-in'
import { isOutcomeUnknown, isWithoutAnswer } from '@/api/errors'
import { joinSentences } from '@/i18n/sentences'
import { localeCodeForServer } from '@/i18n'
import { stripInvisible } from '@/lib/text'
import { paths } from '@/paths'
import { Form } from '@/kit/forms/Form'
import { readEntryState } from '@/kit/history'
import { lazyPart } from '@/kit/load/lazy-part'
import { PushedScreen } from '@/kit/PushedScreen'
import { useErrorText } from '@/kit/query/use-error-text'
import { useSheets } from '@/kit/sheets/use-sheets'
import { TextButton } from '@/ui/Button'
import { errorTextsOf, useForm } from '@/ui/use-form'
import { TextField } from '@/ui/fields'
import { AuthIntro, AuthLinks, LanguageLink, DemoLogins } from './AuthIntro'
import { checkLogin } from './rules'
import { useSignIn } from './use-sign-in'

const ContactDialog = lazyPart(() => import('@/domain/help/ContactDialog'))
const LastRequests = lazyPart(() => import('./LastRequests'))

export default function LoginScreen() {
  const { t } = useTranslation(['auth', 'common', 'shared'])
  const { state, search } = useLocation()
  const { returnTo, ended } = readEntryState(state)
  const navigate = useNavigate()
  const sheets = useSheets<'forgot' | 'service'>()
  const errorTexts = { noUsername: t('enterUsername'), noPassword: t('enterPassword') }
  const form = useForm({ username: '', password: '' }, (draft) => errorTextsOf(checkLogin(draft), errorTexts))
  const logInSubmission = useLogIn()
  return (
    <PushedScreen title={t('logIn')} fallback={paths.home()} actions={<LanguageLink />}>
      <AuthIntro text={t('firstText')} />
      {ended !== undefined && <LastRequests memberId={ended} />}
      <Form
        sending={logInSubmission}
        submitLabel={t('logIn')}
        onSubmit={form.handleSubmit(
          ({ username, password }) =>
            logInSubmission.submit({ username: stripInvisible(username), password, localeCode: localeCodeForServer() }),
          logInSubmission.clearError,
        )}
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
          autoComplete="current-password"
          autoCapitalize="none"
          isSecret
        />
      </Form>
      <AuthLinks>
        <TextButton as={Link} to={paths.register() + search} replace state={{ returnTo }}>
          {t('register')}
        </TextButton>
        <TextButton onClick={() => void navigate(paths.home(), { replace: true })}>{t('lookAround')}</TextButton>
        <TextButton onClick={() => sheets.open('forgot')}>{t('forgot')}</TextButton>
        <TextButton onClick={() => sheets.open('service')}>{t('common:contact.title')}</TextButton>
      </AuthLinks>
      {sheets.current !== null && (
        <ContactDialog
          {...(sheets.current === 'forgot' && { title: t('forgot'), text: t('forgotText') })}
          hasPaymentNote={false}
          onClose={sheets.close}
        />
      )}
      <DemoLogins onUse={({ username, password }) => form.change({ username, password })} />
    </PushedScreen>
  )
}

function useLogIn() {
  const { t } = useTranslation('auth')
  const errorText = useErrorText()
  return useSignIn({
    mutation: signInMutations.logIn(),
    toastTexts: { done: t('loggedIn'), unused: t('loginUnused') },
    explain: (error) => {
      const isRefused = !isWithoutAnswer(error) && !isOutcomeUnknown(error)
      return isRefused ? { toast: errorText(error) } : joinSentences([errorText(error), t('notLoggedIn')])
    },
  })
}
