import { useTranslation } from 'react-i18next'
import { config } from '@/config'
import { Note } from '@/ui/Note'
import styles from './Operator.module.css'

/** Who runs the platform and under what licence, as configured, so that a member sees whether anybody answers for it. */
export function Operator() {
  const { t } = useTranslation('common')
  return (
    <footer className={styles['operator']}>
      <Note isCentered>{t('operator', { name: config.operator || t('nonePublished') })}</Note>
      <Note isCentered>{t('licence', { name: config.licence || t('nonePublished') })}</Note>
    </footer>
  )
}
