import { useId, useState } from 'react'
import { GAMES } from '../catalogue/games.ts'
import type { Controls } from './controls.ts'
import styles from './Panel.module.css'
import type { Run } from './use-panel.ts'

const REMAINING_MS = 5000
/** A tap lets as many draws pass as the draw history lists, so that the app misses none. */
const DRAW_COUNT = 30

/** Moves the clock of the mock platform forward, for all games at once. */
export function PeriodForm({ controls, run }: { controls: Controls; run: Run }) {
  const id = useId()
  const [gameId, setGameId] = useState(GAMES[0]?.id ?? '')
  const endPeriod = async () => {
    await controls.shortenPeriod(gameId, REMAINING_MS)
    return `The period ends within ${REMAINING_MS / 1000} s; every game has moved on with it.`
  }
  const passDraws = async () => {
    await controls.passPeriods(gameId, DRAW_COUNT)
    return `${DRAW_COUNT} draws have passed; every game has moved on with them.`
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
        <button type="button" onClick={() => run(endPeriod)}>
          End the period
        </button>
        <button type="button" onClick={() => run(passDraws)}>
          {`Let ${DRAW_COUNT} draws pass`}
        </button>
      </div>
    </fieldset>
  )
}
