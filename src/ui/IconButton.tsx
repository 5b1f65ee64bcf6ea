import styles from './IconButton.module.css'
import { Icon, type IconName } from './icons'

/** A 44 px button with a drawing; `label` is its name. */
export function IconButton({
  icon,
  label,
  onClick,
  isBusy = false,
  isPressed,
}: {
  icon: IconName
  label: string
  onClick: () => void
  isBusy?: boolean
  /** For a button that switches something on and off. */
  isPressed?: boolean
}) {
  return (
    <button
      type="button"
      className={styles['button']}
      aria-label={label}
      aria-busy={isBusy || undefined}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  )
}
