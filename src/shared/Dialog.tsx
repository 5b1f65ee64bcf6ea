import type { ReactNode } from 'react'
import { Sheet } from '@/ui/Sheet'

/** A dialog of 75 % width in the middle (reading 77). */
export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  return (
    <Sheet title={title} from="center" onClose={onClose}>
      {children}
    </Sheet>
  )
}
