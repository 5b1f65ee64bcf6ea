import { useMutation } from '@tanstack/react-query'
import { Checkbox } from 'antd-mobile'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { accountMutations } from '@/api/account.queries'
import { isOutcomeUnknown, type ApiError } from '@/api/errors'
import { localeCodeForServer } from '@/i18n/languages'
import ContactDialog from '@/shared/ContactDialog'
import { useErrorText } from '@/shared/use-error-text'
import { entryState } from '@/shared/history-entry'
import { useSheets } from '@/shared/use-sheets'
import { PushedScreen } from '@/shared/PushedScreen'
import { paths } from '@/paths'
import { sessionStore } from '@/session/store'
import { notify } from '@/ui/feedback'
import { Logo } from '@/ui/Logo'
import { SubmitButton } from '@/ui/SubmitButton'
import { TextField } from '@/ui/TextField'
import { stayLocked, useSingleFlight } from '@/ui/use-single-flight'
import styles from './Auth.module.css'
import { AgreementSheet } from '@/shared/AgreementSheet'
import { DemoLogins } from './DemoLogins'
import { LanguageLink } from './LanguageLink'
import { checkRegister, type RegisterDraft, type RegisterField } from './rules'

export default function RegisterScreen() {
  const { t } = useTranslation(['auth', 'common'])
  const [search] = useSearchParams()
  const { state } = useLocation()
  const sheets = useSheets<'agreement' | 'service'>()
  const [draft, setDraft] = useState<RegisterDraft>({
    username: '',
    password: '',
    inviteCode: search.get('code') ?? '',
    hasAgreed: true,
  })
  const change = (part: Partial<RegisterDraft>) => setDraft((before) => ({ ...before, ...part }))
  const form = useRegisterForm(draft)
  const errorOf = (field: RegisterField, text: string) =>
    form.missing.includes(field) && checkRegister(draft).includes(field) ? text : null
  return (
    <PushedScreen title={t('registerTitle')} fallback={paths.login()} actions={<LanguageLink />}>
      <div className={styles['intro']}>
        <Logo />
        <h2>{t('registerWelcome')}</h2>
        <p>{t('registerText')}</p>
      </div>
      <form className={styles['form']} noValidate onSubmit={form.submit}>
        <TextField
          label={t('username')}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          value={draft.username}
          onChange={(username) => change({ username })}
          error={errorOf('username', t('enterUsername'))}
        />
        <TextField
          label={t('password')}
          name="password"
          autoComplete="new-password"
          autoCapitalize="none"
          secret={{ showLabel: t('common:showPassword'), hideLabel: t('common:hidePassword') }}
          value={draft.password}
          onChange={(password) => change({ password })}
          error={errorOf('password', t('enterPassword'))}
        />
        <TextField
          label={t('inviteCode')}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          value={draft.inviteCode}
          onChange={(inviteCode) => change({ inviteCode })}
          error={errorOf('inviteCode', t('enterInviteCode'))}
        />
        <div className={styles['agreement']}>
          <Checkbox checked={draft.hasAgreed} onChange={(hasAgreed) => change({ hasAgreed })}>
            {t('agree')}
          </Checkbox>
          <div>
            <button type="button" className={styles['link']} onClick={() => sheets.open('agreement')}>
              {t('readAgreement')}
            </button>
          </div>
        </div>
        {form.failure !== null && (
          <div className={styles['failure']} role="alert">
            <p>{form.failure.text}</p>
            {form.failure.reason !== undefined && <p>{form.failure.reason}</p>}
          </div>
        )}
        <SubmitButton isPending={form.isPending}>{t('register')}</SubmitButton>
      </form>
      <div className={styles['row']}>
        <Link className={styles['link']} to={paths.login()} replace state={{ returnTo: entryState(state).returnTo }}>
          {t('haveAccount')} {t('logIn')}
        </Link>
      </div>
      <p className={styles['note']}>
        {t('inviteHint')}{' '}
        <button type="button" className={styles['link']} onClick={() => sheets.open('service')}>
          {t('common:contact.open')}
        </button>
      </p>
      <DemoLogins onUse={({ username, password }) => change({ username, password })} />
      {sheets.current === 'agreement' && <AgreementSheet onClose={sheets.close} />}
      {sheets.current === 'service' && <ContactDialog text={t('inviteHint')} onClose={sheets.close} />}
    </PushedScreen>
  )
}

const inputNames = { username: 'username', password: 'password', inviteCode: 'code', agreement: '' } as const

/** Checks in order, sends once, stores the token and leads on (readings 17, 74, 75). */
function useRegisterForm(draft: RegisterDraft) {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const returnTo = entryState(useLocation().state).returnTo
  const errorText = useErrorText()
  const [missing, setMissing] = useState<RegisterField[]>([])
  const [failure, setFailure] = useState<{ text: string; reason?: string } | null>(null)
  const { mutateAsync } = useMutation(accountMutations.register())
  const flight = useSingleFlight()

  const fail = (error: ApiError) => {
    if (isOutcomeUnknown(error)) setFailure({ text: t('registerNoAnswer') })
    else setFailure({ text: t('registerRefused'), reason: errorText(error) })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = checkRegister(draft)
    const form = event.currentTarget
    setMissing(found)
    setFailure(null)
    if (found[0] !== undefined) {
      // The one place of this message is a toast (original section 5).
      if (found[0] === 'agreement') notify(t('tickAgreement'))
      else form.querySelector<HTMLInputElement>(`input[name=${inputNames[found[0]]}]`)?.focus()
      return
    }
    flight.run(async () => {
      const { username, password, inviteCode } = draft
      await mutateAsync(
        { username: username.trim(), password, inviteCode: inviteCode.trim(), localeCode: localeCodeForServer() },
        {
          onSuccess: (token) => {
            sessionStore.dispatch({ type: 'loggedIn', token })
            void navigate(returnTo ?? paths.mine(), { replace: true })
          },
          onError: fail,
        },
      ).then(stayLocked, () => undefined)
    })
  }
  return { submit, missing, failure, isPending: flight.isLocked }
}
