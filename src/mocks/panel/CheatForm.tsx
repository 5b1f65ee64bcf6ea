import { type FormEvent, useId, useState } from 'react'
import { parseMoney } from '../../lib/money/text.ts'
import { CHEAT_KINDS, type CheatKind } from '../cheats.ts'
import { amountProblem, percentProblem } from '../control-rules.ts'
import { CHEAT_TEXTS } from './cheat-names.ts'
import type { Controls } from './controls.ts'
import { Field } from './Field.tsx'
import styles from './Panel.module.css'
import { useField } from './use-field.ts'
import type { Run } from './use-panel.ts'

export function CheatForm({ controls, run }: { controls: Controls; run: Run }) {
  const id = useId()
  const [kind, setKind] = useState<CheatKind>('loadedDie')
  const percent = useField(CHEAT_TEXTS[kind].initial, (value) => percentProblem(kind, value))
  const minLargeStake = useField('5000', amountProblem)
  const isStakeDependent = kind === 'stakeDependent'

  const chooseKind = (chosen: CheatKind) => {
    setKind(chosen)
    percent.change(CHEAT_TEXTS[chosen].initial)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const percentText = percent.submit()
    const amount = isStakeDependent ? parseMoney(minLargeStake.submit() ?? '') : null
    if (percentText === null || (isStakeDependent && amount === null)) return
    run(async () => {
      await controls.cheat({
        kind,
        percent: Number(percentText),
        ...(amount === null ? {} : { minLargeStake: amount }),
      })
      return `From now on: ${CHEAT_TEXTS[kind].name}.`
    })
  }
  return (
    <form noValidate onSubmit={onSubmit}>
      <div className={styles['row']}>
        <label htmlFor={id}>Cheat</label>
        <select
          id={id}
          value={kind}
          onChange={({ target }) => chooseKind(CHEAT_KINDS.find((cheatKind) => cheatKind === target.value) ?? kind)}
        >
          {CHEAT_KINDS.map((cheatKind) => (
            <option key={cheatKind} value={cheatKind}>
              {CHEAT_TEXTS[cheatKind].name}
            </option>
          ))}
        </select>
      </div>
      <Field label={CHEAT_TEXTS[kind].percent} field={percent} inputMode="numeric" />
      {isStakeDependent && <Field label="A large stake is more than" field={minLargeStake} inputMode="decimal" />}
      <div className={styles['actions']}>
        <button type="submit">Turn on</button>
      </div>
    </form>
  )
}
