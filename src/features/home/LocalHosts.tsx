import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '@/paths'
import { Card } from '@/ui/Card'
import { rowStyles } from '@/ui/row-styles'
import { SectionHeading } from '@/ui/SectionHeading'
import { Icon } from '@/ui/icons'

/** The way to the cities from Home; it asks the platform for nothing. */
export function LocalHosts() {
  const { t } = useTranslation('index')
  return (
    <section aria-labelledby="local-hosts">
      <SectionHeading id="local-hosts">{t('localHosts')}</SectionHeading>
      <Card tight>
        <div className={rowStyles.rows}>
          <Link className={rowStyles.row} to={paths.allCities()}>
            <Icon name="city" />
            <span className={rowStyles.label}>{t('allCities')}</span>
            <Icon name="forward" size={16} />
          </Link>
        </div>
      </Card>
    </section>
  )
}
