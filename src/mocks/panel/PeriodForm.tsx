import { useId, useState } from 'react'
import { GAMES } from '../catalogue/games.ts'
import type { Controls } from './controls.ts'
import styles from './Panel.module.css'
import type { Run } from './use-panel.ts'

const SOON_MS = 5000
/** The length of a draw history, so that the app misses no draw. */
const DRAWS = 30

/** Moves the clock of the world forward. All games share it. */
export function PeriodForm({ controls, run }: { controls: Controls; run: Run }) {
  const id = useId()
  const [gameId, setGameId] = useState(GAMES[0]?.id ?? '')
  const end = async () => {
    await controls.shortenPeriod(gameId, SOON_MS)
    return `The period ends within ${SOON_MS / 1000} s; every game has moved on with it.`
  }
  const pass = async () => {
    await controls.passPeriods(gameId, DRAWS)
    return `${DRAWS} draws have passed; every game has moved on with them.`
  }
  return (
    <fieldset>
      <legend>Draws</legend>
      <div className={styles['row']}>
        <label htmlFor={id}>Game</label>
        <select id={id} value={gameId} onChange={({ target }) => setGameId(target.value)}>
          {GAMES.map((game) => (
            <option key={game.id} value={game.id}>
              {`${game.name}, ${game.seconds} s`}
            </option>
          ))}
        </select>
      </div>
      <div className={styles['actions']}>
        <button type="button" onClick={() => run(end)}>
          End the period
        </button>
        <button type="button" onClick={() => run(pass)}>
          {`Let ${DRAWS} draws pass`}
        </button>
      </div>
    </fieldset>
  )
}
