import type { Game } from '@/api/games'
import { Icon } from '@/ui/icons'
import { Picture } from '@/ui/Picture'
import styles from './GamePicture.module.css'

/** Shows the platform's picture of a game, or nothing if the platform sends none (reading 106). */
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
