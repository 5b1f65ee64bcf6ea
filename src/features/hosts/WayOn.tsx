import { useTranslation } from 'react-i18next'
import { LinkButton } from '@/shared/LinkButton'
import styles from './WayOn.module.css'

/** Below a failure: a retry may never help, as for a host or a city that is no longer there. */
export function WayOn({ to }: { to: string }) {
  const { t } = useTranslation('common')
  return (
    <div className={styles['way']}>
      <LinkButton to={to}>{t('allCities')}</LinkButton>
    </div>
  )
}
