import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '@/paths'
import { Icon } from '@/ui/icons'
import iconButton from '@/ui/IconButton.module.css'

/** To the language list, from the screens a member sees before log-in. */
export function LanguageLink() {
  const { t } = useTranslation('auth')
  return (
    <Link to={paths.language('login')} className={iconButton['button']} aria-label={t('language')}>
      <Icon name="globe" />
    </Link>
  )
}
