import { useTranslation } from 'react-i18next'
import { demoAccess } from '@/shared/member/demo-access'
import styles from './DemoLogins.module.css'

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
                <b>{member.username}</b> · {t(`demoKind.${member.kind}`)}
              </span>
              <span className="num">{member.password}</span>
            </button>
          </dd>
        ))}
        <dt>{t('demoCodes')}</dt>
        <dd className={styles['codes']}>{access.inviteCodes.join(' · ')}</dd>
      </dl>
    </section>
  )
}
