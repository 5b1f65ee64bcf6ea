import { Fragment } from 'react'
import styles from './HostName.module.css'

/** A long one goes on the next line after one of its dots. */
export function HostName({ name }: { name: string }) {
  const [first, ...others] = name.split('.')
  return (
    <span className={styles['host']}>
      {first}
      {others.map((part, index) => (
        <Fragment key={index}>
          .<wbr />
          {part}
        </Fragment>
      ))}
    </span>
  )
}
