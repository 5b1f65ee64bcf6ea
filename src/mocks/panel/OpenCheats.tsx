import type { CheatRecord } from '../cheats.ts'
import { CHEAT_WORDS } from './cheat-names.ts'
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
    await controls.playFair(kind)
    return `No more: ${CHEAT_WORDS[kind].name}. What it did stays done.`
  }
  return (
    <>
      <p className={styles['note']}>The platform cheats.</p>
      <ul className={styles['list']}>
        {cheats.map((cheat) => (
          <li key={cheat.kind}>
            <p>{wordsOf(cheat)}</p>
            <div className={styles['actions']}>
              <button
                type="button"
                aria-label={`Turn off: ${CHEAT_WORDS[cheat.kind].name}`}
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

function wordsOf({ kind, percent, border }: CheatRecord): string {
  const above = border === undefined ? '' : `, above ${border}`
  return `${CHEAT_WORDS[kind].name}: ${percent}\u00a0%${above}`
}
