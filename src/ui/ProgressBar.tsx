import { ProgressBar as Bar } from 'antd-mobile'
import styles from './ProgressBar.module.css'

/** Without a label the bar is for the eye alone: something beside it says the same. */
export function ProgressBar({ share, label }: { /** From 0 to 1. */ share: number; label?: string }) {
  const role =
    label === undefined
      ? { 'aria-hidden': true }
      : {
          role: 'progressbar',
          'aria-label': label,
          'aria-valuemin': 0,
          'aria-valuemax': 100,
          'aria-valuenow': Math.floor(share * 100),
        }
  return (
    <div className={styles['bar']} {...role}>
      <Bar percent={share * 100} />
    </div>
  )
}
