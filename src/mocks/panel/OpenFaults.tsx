import type { ActiveFault } from '../faults.ts'
import type { Controls } from './controls.ts'
import { describeFault } from './fault-names.ts'
import styles from './Panel.module.css'
import type { Run } from './use-panel.ts'

export function OpenFaults({
  faults,
  controls,
  run,
}: {
  faults: readonly ActiveFault[]
  controls: Controls
  run: Run
}) {
  if (faults.length === 0) return <p className={styles['note']}>No open faults.</p>
  const remove = async (fault: ActiveFault) => {
    await controls.removeFault(fault.id)
    return `Removed ${describeFault(fault)}.`
  }
  const clear = async () => {
    await controls.clearFaults()
    return 'No faults any more.'
  }
  return (
    <>
      <p className={styles['note']}>
        Open faults. The first in the list that names a call wins, then the first of every call.
      </p>
      <ol className={styles['list']}>
        {faults.map((fault, index) => {
          const isFirst = faults.findIndex(({ path }) => path === fault.path) === index
          return (
            <li key={fault.id}>
              <p>
                <span>{describeFault(fault)}</span>
                <strong>{isFirst ? 'Strikes the next request' : 'Waits behind an earlier one'}</strong>
              </p>
              <div className={styles['actions']}>
                <button
                  type="button"
                  aria-label={`Remove ${describeFault(fault)}`}
                  onClick={() => run(() => remove(fault))}
                >
                  Remove
                </button>
              </div>
            </li>
          )
        })}
      </ol>
      <div className={styles['actions']}>
        <button type="button" onClick={() => run(clear)}>
          Clear faults
        </button>
      </div>
    </>
  )
}
