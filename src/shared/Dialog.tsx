import type { ReactNode } from 'react'
import { Sheet, type SheetProps } from '@/ui/Sheet'

export function Dialog({
  title,
  onClose,
  children,
}: {
  title: string
  onClose: SheetProps['onClose']
  children: ReactNode
}) {
  return (
    <Sheet title={title} from="center" onClose={onClose}>
      {children}
    </Sheet>
  )
}
