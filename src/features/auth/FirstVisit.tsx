import { useTranslation } from 'react-i18next'
import { paths } from '@/paths'
import { LinkButton } from '@/shared/LinkButton'
import { AuthIntro } from './AuthIntro'
import styles from './FirstVisit.module.css'

/** For a device on which nobody has logged in: what Tiga is, and the way in with a code. */
export function FirstVisit({ returnTo }: { returnTo: string | undefined }) {
  const { t } = useTranslation('auth')
  return (
    <div className={styles['first']}>
      <AuthIntro title={t('firstWelcome')} text={t('firstText')} />
      <LinkButton to={paths.register()} replace state={{ returnTo }}>
        {t('haveCode')}
      </LinkButton>
    </div>
  )
}
