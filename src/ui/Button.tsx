import { clsx } from 'clsx'
import type { ComponentProps, ElementType, ReactNode, Ref } from 'react'
import { Icon, type IconName } from './icons'
import styles from './Button.module.css'

export type ButtonTone = 'primary' | 'quiet' | 'plain' | 'danger'

export interface ButtonProps {
  ref?: Ref<HTMLButtonElement>
  className?: string | undefined
  children: ReactNode
  tone?: ButtonTone
  type?: 'button' | 'submit'
  /** Id of the form that the button submits, if the button is outside of that form. */
  form?: string | undefined
  isWide?: boolean
  /** If true, the caller shows the reason nearby, and passes the id of that text as `reasonId`. */
  isDisabled?: boolean
  reasonId?: string | undefined
  isBusy?: boolean
  onClick?: (click: Pick<MouseEvent, 'timeStamp'>) => void
}

/** A native button, because antd-mobile's button would add 1.5 kB to every first load. */
export function Button({
  ref,
  className,
  children,
  tone = 'primary',
  type = 'button',
  form,
  isWide = false,
  isDisabled = false,
  reasonId,
  isBusy = false,
  onClick,
}: ButtonProps) {
  return (
    <button
      ref={ref}
      type={type}
      form={form}
      className={clsx(styles['button'], styles[tone], isWide && styles['wide'], className)}
      disabled={isDisabled}
      aria-busy={isBusy || undefined}
      aria-describedby={isDisabled ? reasonId : undefined}
      onClick={isBusy ? undefined : onClick}
    >
      {children}
    </button>
  )
}

type TextButtonProps<Tag extends ElementType> = { as?: Tag } & Omit<ComponentProps<Tag>, 'as'>

export function TextButton<Tag extends ElementType = 'button'>({ as, className, ...props }: TextButtonProps<Tag>) {
  const Element: ElementType = as ?? 'button'
  return (
    <Element
      type={Element === 'button' ? 'button' : undefined}
      className={clsx(styles['text'], className)}
      {...props}
    />
  )
}

type IconButtonProps<Tag extends ElementType> = {
  as?: Tag
  icon: IconName
  label: string
  isBusy?: boolean
  /** Shows a dot in this colour on the button. The label must say what the dot means. */
  mark?: 'brand' | 'bad' | undefined
} & Omit<ComponentProps<Tag>, 'as' | 'children' | 'className'>

export function IconButton<Tag extends ElementType = 'button'>({
  as,
  icon,
  label,
  isBusy = false,
  mark,
  ...props
}: IconButtonProps<Tag>) {
  const Element: ElementType = as ?? 'button'
  return (
    <Element
      type={Element === 'button' ? 'button' : undefined}
      className={clsx(styles['icon'], mark && styles['marked'], mark === 'bad' && styles['bad'])}
      aria-label={label}
      aria-busy={isBusy || undefined}
      {...props}
    >
      <Icon name={icon} />
    </Element>
  )
}

/** A placeholder of the same size for an icon button whose code has not loaded. */
export function IconPlaceholder({ icon }: { icon: IconName }) {
  return (
    <div className={styles['icon']} aria-hidden="true">
      <Icon name={icon} tone="faint" />
    </div>
  )
}
