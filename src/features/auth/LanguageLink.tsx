import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '@/paths'
import { IconButton } from '@/ui/IconButton'

/** To the language list, from the screens a member sees before log-in. */
export function LanguageLink() {
  const { t } = useTranslation('auth')
  return <IconButton as={Link} to={paths.language('login')} icon="globe" label={t('language')} />
}
