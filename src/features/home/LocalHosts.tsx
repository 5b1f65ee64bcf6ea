import { useTranslation } from 'react-i18next'
import { paths } from '@/paths'
import { RowLink } from '@/shared/RowLink'
import { Card } from '@/ui/Card'
import { SectionHeading } from '@/ui/SectionHeading'
import { Icon } from '@/ui/icons'

export function LocalHosts() {
  const { t } = useTranslation(['index', 'common'])
  return (
    <section aria-labelledby="local-hosts">
      <SectionHeading id="local-hosts">{t('common:localHosts')}</SectionHeading>
      <Card tight>
        <RowLink to={paths.allCities()} icon={<Icon name="city" />} label={t('common:allCities')} />
      </Card>
    </section>
  )
}
