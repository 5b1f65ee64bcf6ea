import type { ReactNode } from 'react'
import { SheetsBelow, useSheetStack } from '../use-sheet-stack'
import styles from './Trail.module.css'

/** A figure that unfolds into what it is made of. */
export function Trail({
  id,
  label,
  sheet,
  children,
}: {
  /** Of its own on the screen, or on the sheet, that it stands on. */
  id: string
  /** "Net −Rp 825: what it is made of". */
  label: string
  sheet: (onClose: () => void) => ReactNode
  children: ReactNode
}) {
  const sheets = useSheetStack()
  const name = `trail:${id}`
  return (
    <>
      <button type="button" className={styles['trail']} aria-label={label} onClick={() => sheets.open(name)}>
        <span className={styles['figure']}>{children}</span>
      </button>
      {sheets.current === name && <SheetsBelow value={sheets.pathOf(name)}>{sheet(sheets.close)}</SheetsBelow>}
    </>
  )
}
