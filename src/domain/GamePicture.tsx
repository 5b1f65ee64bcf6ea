import type { Game } from '@/api/games'
import { Icon } from '@/ui/icons'
import { Picture } from '@/ui/Picture'
import styles from './GamePicture.module.css'

/** Beside the name of a game, where the platform sends a picture of it (reading 106). */
export function GamePicture({ game }: { game: Pick<Game, 'pictureUrl'> }) {
  if (game.pictureUrl === '') return null
  return (
    <Picture
      className={styles['picture']}
      src={game.pictureUrl}
      alt=""
      fallback={<Icon name="draws" size={20} tone="faint" />}
    />
  )
}
