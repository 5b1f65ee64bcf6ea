import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { WarningBox } from './WarningBox'
import styles from './Note.module.css'

/** A small grey text. A hint is larger and darker than a note, because it explains what to do. */
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

export function Warning({ children, ...props }: ComponentProps<typeof WarningBox>) {
  return <WarningBox {...props}>{withUnbrokenPeriodIds(children)}</WarningBox>
}

export function Lead({ children }: { children: ReactNode }) {
  return <p className={styles['lead']}>{withUnbrokenPeriodIds(children)}</p>
}

function withUnbrokenPeriodIds(children: ReactNode): ReactNode {
  return typeof children === 'string' && PERIOD_ID_PATTERN.test(children) ? (
    <UnbrokenPeriodIds text={children} />
  ) : (
    children
  )
}

/** Shows the period "20261121-0466" as "0466". Screen readers get the full id. */
export function ShortPeriodId({ id }: { id: string }) {
  const shortId = /-(\d+)$/.exec(id)?.[1] ?? id
  return (
    <span className="num" translate="no">
      <span aria-hidden="true">{shortId}</span>
      <span className="visually-hidden">{id}</span>
    </span>
  )
}

/** The upper bounds keep the pattern fast. Without them, a text of many digits takes seconds. */
const PERIOD_ID_PATTERN = /(\d{6,20}-\d{3,20})/

/**
 * Keeps each period id on one line: a browser would break "20261121-0466" at its hyphen.
 * @param isShort shows "0466" in place of the id, because a time beside the text shows the day
 */
export function UnbrokenPeriodIds({ text, isShort = false }: { text: string; isShort?: boolean }) {
  return text.split(PERIOD_ID_PATTERN).map((part, index) =>
    // `split` puts the matches of the group at the odd indexes.
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
