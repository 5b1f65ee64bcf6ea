import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { accountMutations } from '@/api/account.queries'
import { isOutcomeUnknown } from '@/api/errors'
import { localeCodeForServer } from '@/i18n/languages'
import { useErrorText } from '@/shared/use-error-text'
import { entryState } from '@/shared/history-entry'
import { useSheets } from '@/shared/use-sheets'
import { PushedScreen } from '@/shared/PushedScreen'
import { paths } from '@/paths'
import { sessionStore } from '@/session/store'
import { Button } from '@/ui/Button'
import { notify } from '@/ui/feedback'
import { Logo } from '@/ui/Logo'
import { SubmitButton } from '@/ui/SubmitButton'
import { TextField } from '@/ui/TextField'
import { stayLocked, useSingleFlight } from '@/ui/use-single-flight'
import styles from './Auth.module.css'
import { DemoLogins } from './DemoLogins'
import { LanguageLink } from './LanguageLink'
import { checkLogin, type LoginField } from './rules'

const ContactDialog = lazy(() => import('@/shared/ContactDialog'))

export default function LoginScreen() {
  const { t } = useTranslation(['auth', 'common'])
  const { state } = useLocation()
  const navigate = useNavigate()
  const sheets = useSheets<'forgot'>()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const form = useLoginForm({ username, password })
  return (
    <PushedScreen title={t('loginTitle')} fallback={paths.home()} actions={<LanguageLink />}>
      <div className={styles['intro']}>
        <Logo />
        <h2>{t('welcome')}</h2>
        <p>{t('welcomeText')}</p>
      </div>
      <form className={styles['form']} noValidate onSubmit={form.submit}>
        <TextField
          label={t('username')}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          value={username}
          onChange={setUsername}
          error={form.missing.includes('username') && username.trim() === '' ? t('enterUsername') : null}
        />
        <TextField
          label={t('password')}
          name="password"
          autoComplete="current-password"
          autoCapitalize="none"
          secret={{ showLabel: t('common:showPassword'), hideLabel: t('common:hidePassword') }}
          value={password}
          onChange={setPassword}
          error={form.missing.includes('password') && password === '' ? t('enterPassword') : null}
        />
        {form.failure !== null && (
          <p className={styles['failure']} role="alert">
            {form.failure}
          </p>
        )}
        <SubmitButton isPending={form.isPending}>{t('logIn')}</SubmitButton>
      </form>
      <div className={styles['row']}>
        <Link className={styles['link']} to={paths.register()} replace state={{ returnTo: entryState(state).returnTo }}>
          {t('register')}
        </Link>
        <button type="button" className={styles['link']} onClick={() => sheets.open('forgot')}>
          {t('forgot')}
        </button>
      </div>
      <div className={styles['after']}>
        <Button tone="quiet" onClick={() => void navigate(paths.home(), { replace: true })}>
          {t('lookAround')}
        </Button>
      </div>
      <DemoLogins
        onUse={(member) => {
          setUsername(member.username)
          setPassword(member.password)
        }}
      />
      {sheets.current === 'forgot' && (
        <Suspense fallback={null}>
          <ContactDialog text={t('forgotText')} onClose={sheets.close} />
        </Suspense>
      )}
    </PushedScreen>
  )
}

/** Checks, sends once, and leads on: to where the member wanted to go, else to Me (original section 4). */
function useLoginForm(draft: { username: string; password: string }) {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const returnTo = entryState(useLocation().state).returnTo
  const errorText = useErrorText()
  const [missing, setMissing] = useState<LoginField[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const { mutateAsync } = useMutation(accountMutations.logIn())
  const flight = useSingleFlight()

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = checkLogin(draft)
    setMissing(found)
    setFailure(null)
    if (found[0] !== undefined) {
      event.currentTarget.querySelector<HTMLInputElement>(`input[name=${found[0]}]`)?.focus()
      return
    }
    flight.run(async () => {
      await mutateAsync(
        { username: draft.username.trim(), password: draft.password, localeCode: localeCodeForServer() },
        {
          onSuccess: (token) => {
            sessionStore.dispatch({ type: 'loggedIn', token })
            void navigate(returnTo ?? paths.mine(), { replace: true })
          },
          onError: (error) => {
            if (isOutcomeUnknown(error) && error.kind !== 'schema') setFailure(t('loginNoAnswer'))
            else notify(errorText(error))
          },
        },
      ).then(stayLocked, () => undefined)
    })
  }
  return { submit, missing, failure, isPending: flight.isLocked }
}
