import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { PlayerIcon, type PlayerIconName } from './PlayerIcon'
import styles from './PlayerButton.module.css'

/** `size` in px. */
const LOOKS = {
  plain: { size: 24, className: styles['plain'] },
  round: { size: 28, className: styles['round'] },
  main: { size: 34, className: styles['main'] },
  start: { size: 34, className: clsx(styles['main'], styles['start']) },
}

/** @param props.look those in the middle of the picture are round; `start` is the first Play */
export function PlayerButton({
  icon,
  label,
  look = 'plain',
  ...props
}: {
  icon: PlayerIconName
  label: string
  look?: keyof typeof LOOKS
} & Omit<ComponentProps<'button'>, 'type' | 'className' | 'children'>) {
  const { size, className } = LOOKS[look]
  return (
    <button type="button" className={clsx(styles['button'], className)} aria-label={label} {...props}>
      <PlayerIcon name={icon} size={size} />
    </button>
  )
}
