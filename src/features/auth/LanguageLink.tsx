import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '@/paths'
import { IconButton } from '@/ui/IconButton'

export function LanguageLink() {
  const { t } = useTranslation(['auth', 'shared'])
  return <IconButton as={Link} to={paths.language('login')} icon="globe" label={t('shared:language')} />
}
