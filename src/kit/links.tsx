import { clsx } from 'clsx'
import { Link, type LinkProps } from 'react-router-dom'
import type { ComponentProps } from 'react'
import { MenuRow } from '@/ui/Row'

/**
 * A link that looks like a button. Its style is in global.css, because the start script uses the
 * class `button-link` before any component has loaded.
 */
export function LinkButton({ tone = 'quiet', ...link }: Omit<LinkProps, 'className'> & { tone?: 'quiet' | 'primary' }) {
  return <Link {...link} className={clsx('button-link', tone)} />
}

export function RowLink(props: Omit<ComponentProps<typeof MenuRow<typeof Link>>, 'as' | 'arrow'>) {
  return <MenuRow as={Link} {...props} />
}
