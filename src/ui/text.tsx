import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import styles from './text.module.css'

/** A text that looks like a heading. It is a paragraph, so that the page's outline stays short. */
export function Title({ children }: { children: ReactNode }) {
  return <p className={styles['title']}>{children}</p>
}

export function Prose({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={clsx(styles['prose'], className)}>{children}</div>
}

export function Caption({
  as: Tag = 'span',
  id,
  size = 'small',
  className,
  children,
}: {
  as?: 'span' | 'p' | 'dt'
  id?: string
  size?: 'small' | 'large'
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <Tag id={id} className={clsx(styles['eyebrow'], size === 'large' && styles['large'], className)}>
      {children}
    </Tag>
  )
}

export function SectionHeading({ children, action, id }: { children: ReactNode; action?: ReactNode; id?: string }) {
  return (
    <div className={styles['heading']}>
      <h2 id={id}>{children}</h2>
      {action}
    </div>
  )
}

/** Marks a component's place in a sentence: `t('closesIn', { time: COMPONENT_PLACEHOLDER })`. */
export const COMPONENT_PLACEHOLDER = '\uFFFC'

/** `children`, such as a countdown, replaces `COMPONENT_PLACEHOLDER` in the text. */
export function Sentence({ text, children }: { text: string; children: ReactNode }) {
  const [before, after] = text.split(COMPONENT_PLACEHOLDER)
  return (
    <>
      <span>{before}</span>
      {children}
      <span>{after}</span>
    </>
  )
}

export function EntryText({ children }: { children: ReactNode }) {
  return <span className={styles['text']}>{children}</span>
}
