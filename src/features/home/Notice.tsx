import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icons'
import styles from './Home.module.css'

/** The platform's notice as plain text; nothing when there is none. */
export function Notice({ text }: { text: string }) {
  const { t } = useTranslation('index')
  if (text === '') return null
  return (
    <p className={styles['notice']}>
      <Icon name="info" size={18} />
      <span>
        <b>{t('notice')}</b> {text}
      </span>
    </p>
  )
}
