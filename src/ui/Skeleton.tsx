import styles from './Skeleton.module.css'

/** Fades in after 300 ms, so that a fast answer shows no flicker. */
export function Skeleton({ height, width = '100%' }: { height: number | string; width?: number | string }) {
  return <div className={styles['skeleton']} style={{ height, width }} aria-hidden="true" />
}
