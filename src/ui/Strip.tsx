import { clsx } from 'clsx'
import type { ComponentProps, ElementType, ReactNode } from 'react'
import { Icon, type IconName } from './icons'
import styles from './Strip.module.css'

/**
 * A line about something that needs the member, with a link to it. `calm`: nothing is left to do.
 */
export function Strip<Tag extends ElementType = 'a'>({
  as,
  tone = 'bad',
  icon = tone === 'bad' ? 'warning' : 'check',
  children,
  ...props
}: { as?: Tag; tone?: 'bad' | 'calm'; icon?: IconName | undefined; children: ReactNode } & Omit<
  ComponentProps<Tag>,
  'as' | 'className'
>) {
  const Element: ElementType = as ?? 'a'
  return (
    <Element className={clsx(styles['strip'], styles[tone])} {...props}>
      <Icon name={icon} size={20} />
      <span className={styles['text']}>{children}</span>
      <Icon name="forward" size={16} />
    </Element>
  )
}
