import { clsx } from 'clsx'
import { Link, type LinkProps } from 'react-router-dom'
import type { ComponentProps } from 'react'
import { MenuRow } from '@/ui/Row'

/** Its look is in global.css: main.tsx needs it before any component is loaded. */
export function LinkButton({ tone = 'quiet', ...link }: Omit<LinkProps, 'className'> & { tone?: 'quiet' | 'primary' }) {
  return <Link {...link} className={clsx('button-link', tone)} />
}

export function RowLink(props: Omit<ComponentProps<typeof MenuRow<typeof Link>>, 'as' | 'leadsOn'>) {
  return <MenuRow as={Link} {...props} />
}
