import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '@/paths'
import { TextButton } from '@/ui/TextButton'
import styles from './HelpLink.module.css'

/** The last line of every screen with money: whom to turn to is never looked for. */
export function HelpLink() {
  const { t } = useTranslation('common')
  return (
    <p className={styles['help']}>
      <TextButton as={Link} to={paths.service()}>
        {t('help')}
      </TextButton>
    </p>
  )
}
