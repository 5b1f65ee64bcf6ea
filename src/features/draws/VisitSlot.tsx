import type { ComponentProps } from 'react'
import { useImport } from '@/shared/use-idle'
import { Note } from '@/ui/Note'
import type VisitPart from './VisitPart'

/** No draw waits for it. Its line has its place before it arrives, so that nothing moves. */
export function VisitSlot(props: ComponentProps<typeof VisitPart>) {
  const part = useImport(() => import('./VisitPart'), true)
  return part === null ? <Note>&nbsp;</Note> : <part.default {...props} />
}
