import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { City } from '@/api/hosts'
import { paths } from '@/paths'
import { SectionHeading } from '@/ui/SectionHeading'
import { CityCover } from './CityCover'
import { recentCitiesRecord } from './recent-cities'
import styles from './RecentCities.module.css'
import { citiesOf } from './rules'

/** The cities that this member has opened on this device, until the session ends. */
export function RecentCities({ cities }: { cities: readonly City[] }) {
  const { t } = useTranslation('hosts')
  const [ids, setIds] = useState(() => recentCitiesRecord.read())
  const headingId = useId()
  const recent = citiesOf(ids, cities)
  if (recent.length === 0) return null
  const clear = () => {
    recentCitiesRecord.remove()
    setIds([])
  }
  return (
    <section aria-labelledby={headingId} className={styles['heading']}>
      <SectionHeading
        id={headingId}
        action={
          <button type="button" onClick={clear}>
            {t('clearRecent')}
          </button>
        }
      >
        {t('recent')}
      </SectionHeading>
      <ul className={styles['recent']}>
        {recent.map((city) => (
          <li key={city.id}>
            <Link className={styles['city']} to={paths.hosts(city)}>
              <CityCover cityId={city.id} />
              {city.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
