import { clsx } from 'clsx'
import { Link, type LinkProps } from 'react-router-dom'

/** Its look is in global.css: main.tsx needs it before any component is loaded. */
export function LinkButton({ tone = 'quiet', ...link }: Omit<LinkProps, 'className'> & { tone?: 'quiet' | 'primary' }) {
  return <Link {...link} className={clsx('button-link', tone)} />
}
