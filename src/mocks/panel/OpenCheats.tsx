import { moneyText } from '../../ui/Money.tsx'
import type { CheatRecord } from '../cheats.ts'
import { CHEAT_TEXTS } from './cheat-names.ts'
import type { Controls } from './controls.ts'
import styles from './Panel.module.css'
import type { Run } from './use-panel.ts'

interface OpenCheatsProps {
  cheats: readonly CheatRecord[]
  controls: Controls
  run: Run
}

export function OpenCheats({ cheats, controls, run }: OpenCheatsProps) {
  if (cheats.length === 0) return <p className={styles['note']}>No cheats: the platform is honest.</p>
  const turnOff = async ({ kind }: CheatRecord) => {
    await controls.endCheat(kind)
    return `No more: ${CHEAT_TEXTS[kind].name}. What it did stays done.`
  }
  return (
    <>
      <p className={styles['note']}>The platform cheats.</p>
      <ul className={styles['list']}>
        {cheats.map((cheat) => (
          <li key={cheat.kind}>
            <p>{describeCheat(cheat)}</p>
            <div className={styles['actions']}>
              <button
                type="button"
                aria-label={`Turn off: ${CHEAT_TEXTS[cheat.kind].name}`}
                onClick={() => run(() => turnOff(cheat))}
              >
                Turn off
              </button>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

function describeCheat({ kind, percent, minLargeStake }: CheatRecord): string {
  const stakeText = minLargeStake === undefined ? '' : `, above ${moneyText(minLargeStake)}`
  return `${CHEAT_TEXTS[kind].name}: ${percent}\u00a0%${stakeText}`
}
