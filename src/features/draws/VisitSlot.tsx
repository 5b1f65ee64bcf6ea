import type { ComponentProps } from 'react'
import { useImport } from '@/shared/use-idle'
import type VisitPart from './VisitPart'
import styles from './VisitSlot.module.css'

/** No draw waits for it. Its line has its place before it arrives, so that nothing moves. */
export function VisitSlot(props: ComponentProps<typeof VisitPart>) {
  const part = useImport(() => import('./VisitPart'), true)
  return <div className={styles['line']}>{part !== null && <part.default {...props} />}</div>
}
