import { clsx } from 'clsx'
import { Icon, type IconName } from '@/ui/icons'
import styles from './Verdict.module.css'

/**
 * `open`: nothing can be said yet. `usual`: nothing was found, which proves nothing, so that it has
 * a dot where a tick would be read as a certificate. `alarm`: something is not as it should be.
 */
export type Tone = 'usual' | 'open' | 'unusual' | 'alarm'

const ICONS: Record<Exclude<Tone, 'usual'>, IconName> = { open: 'clock', unusual: 'info', alarm: 'warning' }

export function Sign({ tone }: { tone: Tone }) {
  return (
    <span className={clsx(styles['sign'], styles[tone])} aria-hidden="true">
      {tone === 'usual' ? <i className={styles['dot']} /> : <Icon name={ICONS[tone]} size={20} />}
    </span>
  )
}

export function Verdict({ tone, children }: { tone: Tone; children: string }) {
  return (
    <p className={styles['verdict']}>
      <Sign tone={tone} />
      <b>{children}</b>
    </p>
  )
}
