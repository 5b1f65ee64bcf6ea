import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '@/paths'
import styles from './RecordsLink.module.css'

export function RecordsLink() {
  const { t } = useTranslation('withdraw')
  return (
    <Link className={styles['records']} to={paths.withdrawals()}>
      {t('records')}
    </Link>
  )
}
