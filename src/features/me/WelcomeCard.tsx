import { useTranslation } from 'react-i18next'
import type { Member } from '@/api/account'
import { config } from '@/config'
import { paths } from '@/paths'
import { isDemo } from '@/shared/is-demo'
import { LinkButton } from '@/shared/LinkButton'
import { usePlatform } from '@/shared/use-platform'
import { Card } from '@/ui/Card'
import { IconButton } from '@/ui/IconButton'
import { useLabels } from '@/ui/labels'
import { moneyText } from '@/ui/Money'
import styles from './WelcomeCard.module.css'

/** What comes first for who has just registered; closed once, it stays closed. */
export function WelcomeCard({ member, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useTranslation('my')
  const { close } = useLabels()
  const amount = moneyText(member.balance)
  return (
    <section className={styles['welcome']} aria-labelledby="welcome">
      <Card>
        <div className={styles['head']}>
          <h2 id="welcome">{t('welcome.title')}</h2>
          <IconButton icon="close" label={close} onClick={onClose} />
        </div>
        <p className={styles['text']}>
          {isDemo(config, usePlatform()) ? t('welcome.demo', { amount }) : t('welcome.balance', { amount })}
        </p>
        <div className={styles['ways']}>
          {!member.hasFundPassword && <LinkButton to={paths.fundPassword()}>{t('welcome.fundPassword')}</LinkButton>}
          <LinkButton to={paths.draws()}>{t('welcome.odds')}</LinkButton>
        </div>
      </Card>
    </section>
  )
}
