import type { ReactNode } from 'react'
import { Button } from '@/ui/Button'
import styles from './UnknownNotice.module.css'

export function UnknownNotice({
  title,
  text,
  checkLabel,
  onCheck,
}: {
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
