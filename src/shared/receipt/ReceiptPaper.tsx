import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import styles from './ReceiptPaper.module.css'

/** Stands on paper alone, and only while it is printed. */
export function ReceiptPaper({ text, onPrinted }: { text: string; onPrinted: () => void }) {
  const isAsked = useRef(false)
  useEffect(() => {
    const root = document.documentElement
    const end = () => {
      delete root.dataset['prints']
      onPrinted()
    }
    window.addEventListener('afterprint', end, { once: true })
    if (!isAsked.current) {
      isAsked.current = true
      root.dataset['prints'] = 'receipt'
      window.print()
    }
    return () => window.removeEventListener('afterprint', end)
  }, [onPrinted])
  return createPortal(<div className={styles['paper']}>{text}</div>, document.body)
}
