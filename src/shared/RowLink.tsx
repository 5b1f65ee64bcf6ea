import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { MenuRow } from '@/ui/Row'

export function RowLink(props: Omit<ComponentProps<typeof MenuRow<typeof Link>>, 'as' | 'leadsOn'>) {
  return <MenuRow as={Link} {...props} />
}
