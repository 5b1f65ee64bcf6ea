import type { ReactNode } from 'react'
import styles from './FormNotice.module.css'

/** @param step which of several the form is; false where it stands alone */
export function FormNotice({ step = false, children }: { step?: string | false; children: ReactNode }) {
  return (
    <div className={styles['notice']}>
      {step !== false && <b>{step}</b>}
      <p>{children}</p>
    </div>
  )
}
