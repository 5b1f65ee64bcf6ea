import { useTranslation } from 'react-i18next'
import { config } from '@/config'
import styles from './Home.module.css'

/** Who runs the platform and under what licence, as configured; "none published" otherwise (stance 5). */
export function Operator() {
  const { t } = useTranslation('index')
  return (
    <footer className={styles['operator']}>
      <p>{t('operator', { name: config.operator || t('nonePublished') })}</p>
      <p>{t('licence', { name: config.licence || t('nonePublished') })}</p>
    </footer>
  )
}
