import type { ReactNode } from 'react'
import { Button } from '@/ui/Button'
import styles from './UnknownNotice.module.css'

/** Above everything while the answer to a request is missing, also after the app was closed meanwhile. */
export function UnknownNotice({
  title,
  text,
  checkLabel,
  onCheck,
}: {
  /** Which request it is. */
  title: ReactNode
  text: string
  checkLabel: string
  onCheck: () => void
}) {
  return (
    <div className={styles['notice']} role="status">
      <p>
        <b>{title}</b>
        <br />
        {text}
      </p>
      <Button tone="quiet" onClick={onCheck}>
        {checkLabel}
      </Button>
    </div>
  )
}
