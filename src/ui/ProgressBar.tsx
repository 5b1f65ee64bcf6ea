import { ProgressBar as Bar } from 'antd-mobile'
import styles from './ProgressBar.module.css'

export function ProgressBar({ ratio, label }: { /** From 0 to 1. */ ratio: number; label: string }) {
  return (
    <div
      className={styles['bar']}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(ratio * 100)}
    >
      <Bar percent={ratio * 100} />
    </div>
  )
}
