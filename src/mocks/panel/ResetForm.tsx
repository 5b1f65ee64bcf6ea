import { useState } from 'react'
import type { Controls } from './controls.ts'
import styles from './Panel.module.css'
import type { Run } from './use-panel.ts'

export function ResetForm({ controls, run }: { controls: Controls; run: Run }) {
  const [isAsking, setIsAsking] = useState(false)
  const reset = async () => {
    setIsAsking(false)
    await controls.reset()
    return 'The world is as it was at first.'
  }
  return (
    <fieldset>
      <legend>World</legend>
      <p>Members, balances, orders, requests, faults and cheats go back to the first state.</p>
      <div className={styles['actions']}>
        {isAsking ? (
          <>
            <button type="button" onClick={() => run(reset)}>
              Yes, reset everything
            </button>
            <button type="button" onClick={() => setIsAsking(false)}>
              Keep it
            </button>
          </>
        ) : (
          <button type="button" onClick={() => setIsAsking(true)}>
            Reset the world
          </button>
        )}
      </div>
    </fieldset>
  )
}
