import styles from './Row.module.css'

/** Class names of a menu row, for links and buttons alike. */
export const rowStyles = {
  rows: styles['rows'],
  row: styles['row'],
  label: styles['rowLabel'],
  value: styles['rowValue'],
} as const
