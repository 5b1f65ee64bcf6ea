import { useTranslation } from 'react-i18next'
import { paths } from '@/paths'
import { LinkButton } from '@/shared/LinkButton'
import { Card } from '@/ui/Card'
import styles from './LoginCard.module.css'

export function LoginCard() {
  const { t } = useTranslation('my')
  return (
    <Card>
      <p className={styles['hint']}>{t('loginHint')}</p>
      <LinkButton to={paths.login()}>{t('loginOrRegister')}</LinkButton>
    </Card>
  )
}
