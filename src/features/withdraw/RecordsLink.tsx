import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '@/paths'
import { IconButton } from '@/ui/IconButton'

export function RecordsLink() {
  const { t } = useTranslation('withdraw')
  return <IconButton as={Link} to={paths.withdrawals()} icon="list" label={t('records')} />
}
