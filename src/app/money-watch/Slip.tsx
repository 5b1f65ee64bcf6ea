import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/paths'
import { ShortPeriod } from '@/ui/Note'
import styles from './Slip.module.css'

/** A round of the member's; leads to the task record. */
export function Slip({
  gameName,
  period,
  tiles,
  detail,
  more,
  end,
}: {
  gameName: string
  period: string
  tiles: ReactNode
  detail: ReactNode
  /** A line of its own below. */
  more?: ReactNode
  end: ReactNode
}) {
  return (
    <Link className={styles['slip']} to={paths.orderRecord()}>
      {tiles}
      <span className={styles['words']}>
        <span className={styles['head']}>
          <span>
            <b className={styles['game']}>{gameName}</b> <ShortPeriod id={period} />
          </span>{' '}
          <span className={styles['end']}>{end}</span>
        </span>{' '}
        <span className={styles['detail']}>{detail}</span>
      </span>{' '}
      {more !== undefined && <span className={styles['more']}>{more}</span>}
    </Link>
  )
}
