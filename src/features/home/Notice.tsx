import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '@/paths'
import { Icon } from '@/ui/icons'
import styles from './Notice.module.css'

/** @param text undefined while it is awaited, in a place that is kept for it */
export function Notice({ text }: { text: string | undefined }) {
  const { t } = useTranslation('index')
  if (text === undefined) return <div className={styles['notice']} />
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
