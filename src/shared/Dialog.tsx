import type { ReactNode } from 'react'
import { Sheet } from '@/ui/Sheet'

export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  return (
    <Sheet title={title} from="center" onClose={onClose}>
      {children}
    </Sheet>
  )
}
