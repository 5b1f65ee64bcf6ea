import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Logo } from '@/ui/icons'
import { paths } from '@/paths'
import { IconButton } from '@/ui/Button'
import { demoAccess } from '@/shared/member/member'
import styles from './AuthIntro.module.css'

export function AuthIntro({ text }: { text: string }) {
  return (
    <div className={styles['intro']}>
      <Logo />
      <p>{text}</p>
    </div>
  )
}

/** The other ways on, under the form. */
export function AuthLinks({ children }: { children: ReactNode }) {
  return <div className={styles['links']}>{children}</div>
}

export function LanguageLink() {
  const { t } = useTranslation(['auth', 'shared'])
  return <IconButton as={Link} to={paths.language('login')} icon="globe" label={t('shared:language')} />
}

export function DemoLogins({ onUse }: { onUse: (member: { username: string; password: string }) => void }) {
  const { t } = useTranslation('auth')
  const access = demoAccess()
  if (access === null) return null
  return (
    <section className={styles['demo']} aria-labelledby="demo-title">
      <h2 id="demo-title">{t('demoTitle')}</h2>
      <p>{t('demoText')}</p>
      <dl>
        <dt>{t('demoMembers')}</dt>
        {access.members.map((member) => (
          <dd key={member.username}>
            <button
              type="button"
              className={styles['member']}
              aria-label={t('demoUse', { name: member.username })}
              onClick={() => onUse(member)}
            >
              <span>
                <b translate="no">{member.username}</b> <span>{`· ${t(`demoKind.${member.kind}`)}`}</span>
              </span>
              <span className="num" translate="no">
                {member.password}
              </span>
            </button>
          </dd>
        ))}
        <dt>{t('demoCodes')}</dt>
        <dd className={styles['codes']} translate="no">
          {access.inviteCodes.join(' · ')}
        </dd>
      </dl>
    </section>
  )
}
