import { useTranslation } from 'react-i18next'
import { config } from '@/config'
import { Note } from '@/ui/Note'
import styles from './Operator.module.css'

export function Operator() {
  const { t } = useTranslation('common')
  return (
    <footer className={styles['operator']}>
      <Note isCentered>{t('operator', { name: config.operator || t('nonePublished') })}</Note>
      <Note isCentered>{t('licence', { name: config.licence || t('nonePublished') })}</Note>
    </footer>
  )
}
