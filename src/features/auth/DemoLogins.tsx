import { useTranslation } from 'react-i18next'
import { demoAccountsStore } from '@/domain/member/demo-access'
import styles from './DemoLogins.module.css'

export default function DemoLogins({ onUse }: { onUse: (member: { username: string; password: string }) => void }) {
  const { t } = useTranslation('demo')
  const demoAccounts = demoAccountsStore.getState()
  if (demoAccounts === null) return null
  return (
    <section className={styles['demo']} aria-labelledby="demo-title">
      <h2 id="demo-title">{t('title')}</h2>
      <p>{t('text')}</p>
      <dl>
        <dt>{t('members')}</dt>
        {demoAccounts.members.map((member) => (
          <dd key={member.username}>
            <button
              type="button"
              className={styles['member']}
              aria-label={t('use', { name: member.username })}
              onClick={() => onUse(member)}
            >
              <span>
                <b translate="no">{member.username}</b> <span>{`· ${t(`kind.${member.kind}`)}`}</span>
              </span>
              <span className="num" translate="no">
                {member.password}
              </span>
            </button>
          </dd>
        ))}
        <dt>{t('codes')}</dt>
        <dd className={styles['codes']} translate="no">
          {demoAccounts.inviteCodes.join(' · ')}
        </dd>
      </dl>
    </section>
  )
}
