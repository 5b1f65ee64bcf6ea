import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './Note.module.css'

/** Small grey print. A hint is larger and darker: it explains what to do. */
export function Note({
  as: Tag = 'p',
  htmlFor,
  children,
  kind = 'note',
  className,
}: {
  as?: 'p' | 'label'
  htmlFor?: string
  children: ReactNode
  kind?: 'note' | 'hint'
  className?: string | undefined
}) {
  return (
    <Tag htmlFor={htmlFor} className={clsx(styles['note'], kind === 'hint' && styles['hint'], className)}>
      {children}
    </Tag>
  )
}

export function Warning({ isAlert = false, children }: { isAlert?: boolean; children: ReactNode }) {
  return (
    <p className={styles['warning']} role={isAlert ? 'alert' : undefined}>
      {withUnbrokenPeriodIds(children)}
    </p>
  )
}

export function Lead({ children }: { children: ReactNode }) {
  return <p className={styles['lead']}>{withUnbrokenPeriodIds(children)}</p>
}

function withUnbrokenPeriodIds(children: ReactNode): ReactNode {
  return typeof children === 'string' && PERIOD.test(children) ? <UnbrokenPeriodIds text={children} /> : children
}

/** "20261121-0466" reads "0466" where its day is plain, and in full to a screen reader. */
export function ShortPeriodId({ id }: { id: string }) {
  const tail = /-(\d+)$/.exec(id)?.[1] ?? id
  return (
    <span className="num" translate="no">
      <span aria-hidden="true">{tail}</span>
      <span className="visually-hidden">{id}</span>
    </span>
  )
}

/** Without an upper bound, a row of many digits takes seconds. */
const PERIOD = /(\d{6,20}-\d{3,20})/

/**
 * A sentence that keeps "20261121-0466" on one line: a browser would break it at its hyphen.
 * @param isShort to the eye "0466", where a time beside it tells its day
 */
export function UnbrokenPeriodIds({ text, isShort = false }: { text: string; isShort?: boolean }) {
  return text.split(PERIOD).map((part, index) =>
    // Every second part is what the pattern caught.
    index % 2 === 1 ? (
      isShort ? (
        <ShortPeriodId key={index} id={part} />
      ) : (
        <span key={index} className="num" translate="no">
          {part}
        </span>
      )
    ) : (
      <span key={index}>{part}</span>
    ),
  )
}
