import type { City } from '@/api/hosts'
import { paths } from '@/paths'
import { Skeleton } from '@/ui/Skeleton'
import { CardLink } from './CardLink'
import { CityCover } from './CityCover'
import styles from './CityGrid.module.css'

export function CityGrid({ cities }: { cities: readonly City[] }) {
  return (
    <ul className={styles['grid']}>
      {cities.map((city) => (
        <li key={city.id}>
          <CardLink to={paths.hosts(city)}>
            <span className={styles['cover']}>
              <CityCover cityId={city.id} />
            </span>
            <b className={styles['name']}>{city.name}</b>
          </CardLink>
        </li>
      ))}
    </ul>
  )
}

/** In the shape of the search and the cards. */
export function CityListSkeleton() {
  return (
    <>
      <Skeleton height={50} />
      <div className={styles['waiting']}>
        <div className={styles['grid']}>
          {[1, 2, 3, 4, 5, 6, 7, 8].map((index) => (
            <Skeleton key={index} height="calc(118px + 1.36rem)" />
          ))}
        </div>
      </div>
    </>
  )
}
