import { useId, useState } from 'react'
import type { Fault, FaultKind } from '../faults.ts'
import type { Controls } from './controls.ts'
import styles from './Panel.module.css'
import type { Run } from './use-panel.ts'

const KINDS: Readonly<Record<FaultKind, string>> = {
  error: 'refused with words',
  http500: 'HTTP 500',
  timeout: 'no answer',
  garbage: 'unreadable answer',
  empty: 'empty answer',
  offline: 'connection cut',
  unauthorised: 'authentication error',
  delay: 'late answer',
}

/** Failures ordered in advance for one call, from its next request on. */
export function FaultForm({ faults, controls, run }: { faults: readonly Fault[]; controls: Controls; run: Run }) {
  const id = useId()
  const [fault, setFault] = useState<Fault>({ path: '/Lottery/lotteryList', kind: 'error', delayMs: 3000 })
  const change = (part: Partial<Fault>) => setFault((before) => ({ ...before, ...part }))
  const inject = (times?: number) => () =>
    run(
      async () => {
        await controls.addFault(times === undefined ? fault : { ...fault, times })
        return `${fault.path}: ${KINDS[fault.kind]}${times === undefined ? ', until cleared' : ', once'}.`
      },
      // The app's own look around would use up what is ordered for the next call.
      { refreshes: false },
    )
  return (
    <fieldset>
      <legend>Faults</legend>
      <div className={styles['row']}>
        <label htmlFor={`${id}-path`}>Call</label>
        <input
          id={`${id}-path`}
          value={fault.path}
          spellCheck={false}
          onChange={({ target }) => change({ path: target.value.trim() })}
        />
      </div>
      <div className={styles['row']}>
        <label htmlFor={`${id}-kind`}>Fault</label>
        <select
          id={`${id}-kind`}
          value={fault.kind}
          onChange={({ target }) => change({ kind: target.value as FaultKind })}
        >
          {Object.entries(KINDS).map(([kind, name]) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {fault.kind === 'delay' && (
        <div className={styles['row']}>
          <label htmlFor={`${id}-delay`}>Milliseconds</label>
          <input
            id={`${id}-delay`}
            inputMode="numeric"
            value={fault.delayMs}
            onChange={({ target }) => change({ delayMs: Number(target.value.replace(/\D/g, '')) })}
          />
        </div>
      )}
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={fault.afterwards === true}
          onChange={({ target }) => change({ afterwards: target.checked })}
        />
        The work is done, only the answer is lost
      </label>
      <div className={styles['row']}>
        <button type="button" onClick={inject(1)}>
          Inject once
        </button>
        <button type="button" onClick={inject()}>
          Inject until cleared
        </button>
        <button
          type="button"
          onClick={() =>
            run(async () => {
              await controls.clearFaults()
              return 'No faults any more.'
            })
          }
        >
          Clear faults
        </button>
      </div>
      <ul>
        {faults.map((it, place) => (
          <li key={place}>
            {it.path}: {KINDS[it.kind]}
            {it.times === undefined ? '' : ` × ${it.times}`}
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
