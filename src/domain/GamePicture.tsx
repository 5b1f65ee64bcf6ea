import type { Game } from '@/api/games'
import { Picture } from '@/ui/Picture'
import { GameDrawing } from './GameDrawing'
import styles from './GamePicture.module.css'

/**
 * Shows the platform's picture of a game (reading 106). Without one, or if it does not load, shows
 * a drawing of the place after which the game is named, or a die. The name is beside the picture.
 * Home loads this code late, because the drawings would make its first load 1 kB larger.
 */
export default function GamePicture({
  game,
  size,
}: {
  game: Pick<Game, 'name' | 'pictureUrl'>
  size: 'small' | 'large'
}) {
  return <Picture className={styles[size]} src={game.pictureUrl} alt="" fallback={<GameDrawing name={game.name} />} />
}
