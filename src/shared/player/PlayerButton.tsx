import { PlayerIcon, type PlayerIconName } from './PlayerIcon'
import styles from './PlayerButton.module.css'

export function PlayerButton({
  icon,
  label,
  onClick,
  isDisabled = false,
}: {
  icon: PlayerIconName
  label: string
  onClick: () => void
  isDisabled?: boolean
}) {
  return (
    <button type="button" className={styles['button']} aria-label={label} onClick={onClick} disabled={isDisabled}>
      <PlayerIcon name={icon} />
    </button>
  )
}
