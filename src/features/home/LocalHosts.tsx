import { useTranslation } from 'react-i18next'
import { paths } from '@/paths'
import { RowLink } from '@/shared/RowLink'
import { SectionHeading } from '@/ui/SectionHeading'
import { Icon } from '@/ui/icons'

export function LocalHosts() {
  const { t } = useTranslation(['index', 'common'])
  return (
    <section aria-labelledby="local-hosts">
      <SectionHeading id="local-hosts">{t('common:localHosts')}</SectionHeading>
      <RowLink to={paths.allCities()} icon={<Icon name="city" />} label={t('common:allCities')} />
    </section>
  )
}
