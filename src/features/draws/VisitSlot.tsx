import type { ComponentProps } from 'react'
import { useImport } from '@/shared/use-idle'
import type VisitPart from './VisitPart'

/** No draw waits for it. */
export function VisitSlot(props: ComponentProps<typeof VisitPart>) {
  const part = useImport(() => import('./VisitPart'), true)
  return part !== null && <part.default {...props} />
}
