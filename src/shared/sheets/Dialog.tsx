import type { ReactNode } from 'react'
import { Sheet, type SheetProps } from '@/ui/Sheet'
import styles from './Dialog.module.css'

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

export function DialogText({ children }: { children: ReactNode }) {
  return <p className={styles['text']}>{children}</p>
}
