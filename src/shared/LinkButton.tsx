import { clsx } from 'clsx'
import { Link, type LinkProps } from 'react-router-dom'
import styles from './LinkButton.module.css'

/** A link that looks like a button. Its look is in global.css, because main.tsx needs it before any component is there. */
export function LinkButton({ tone = 'quiet', ...link }: Omit<LinkProps, 'className'> & { tone?: 'quiet' | 'primary' }) {
  return <Link {...link} className={clsx('button-link', tone === 'primary' && styles['primary'])} />
}
