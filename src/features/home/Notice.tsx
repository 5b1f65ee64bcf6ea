import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '@/paths'
import { Icon } from '@/ui/icons'
import styles from './Notice.module.css'

export function Notice({ text }: { text: string }) {
  const { t } = useTranslation('index')
  if (text === '') return null
  return (
    <Link className={styles['notice']} to={paths.notices()}>
      <Icon name="info" size={18} />
      <span>
        <b>{t('notice')}</b> {text}
      </span>
    </Link>
  )
}
