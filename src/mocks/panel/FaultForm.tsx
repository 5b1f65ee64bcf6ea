import { type FormEvent, useId, useState } from 'react'
import { MAX_DELAY_MS, callProblem, delayProblem } from '../control-rules.ts'
import { EVERY_CALL, FAULT_KINDS, type Fault, type FaultKind } from '../faults.ts'
import { API_CALLS } from '../handlers/index.ts'
import type { Controls } from './controls.ts'
import { FAULT_NAMES, describeFault } from './fault-names.ts'
import { Field } from './Field.tsx'
import styles from './Panel.module.css'
import { useField } from './use-field.ts'
import type { Run } from './use-panel.ts'

export function FaultForm({ controls, run }: { controls: Controls; run: Run }) {
  const callsId = useId()
  const callField = useField('', callProblem)
  const delayField = useField('3000', delayProblem)
  const [kind, setKind] = useState<FaultKind>('error')
  const [isWorkDone, setIsWorkDone] = useState(false)
  const isDelay = kind === 'delay'
  const isAnswerLost = !isDelay && kind !== 'twice'

  const injectFault = (times?: number) => {
    const path = callField.submit()
    const delayMs = isDelay ? delayField.submit() : ''
    if (path === null || delayMs === null) return
    const fault: Fault = {
      path,
      kind,
      ...(isDelay && { delayMs: Number(delayMs) }),
      ...(isAnswerLost && { afterwards: isWorkDone }),
      ...(times === undefined ? {} : { times }),
    }
    const addFault = async () => {
      await controls.addFault(fault)
      return `${describeFault(fault)}.`
    }
    // A refresh of the app would use the fault up.
    run(addFault, { refreshesApp: false })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    injectFault(1)
  }
  return (
    <form noValidate onSubmit={onSubmit}>
      <Field label="Call" field={callField} list={callsId} placeholder="/member/getUserInfo" />
      <datalist id={callsId}>
        <option value={EVERY_CALL}>every call</option>
        {API_CALLS.map(({ method, path }) => (
          <option key={path} value={path}>
            {method}
          </option>
        ))}
      </datalist>
      <KindSelect kind={kind} onChoose={setKind} />
      {isDelay && <Field label={`Milliseconds, 0 to ${MAX_DELAY_MS}`} field={delayField} inputMode="numeric" />}
      {isAnswerLost && (
        <label className={styles['check']}>
          <input type="checkbox" checked={isWorkDone} onChange={({ target }) => setIsWorkDone(target.checked)} />
          <span>The work is done, only the answer is lost</span>
        </label>
      )}
      <div className={styles['actions']}>
        <button type="submit">Inject once</button>
        <button type="button" onClick={() => injectFault()}>
          Inject until removed
        </button>
      </div>
    </form>
  )
}

function KindSelect({ kind, onChoose }: { kind: FaultKind; onChoose: (kind: FaultKind) => void }) {
  const id = useId()
  return (
    <div className={styles['row']}>
      <label htmlFor={id}>Fault</label>
      <select
        id={id}
        value={kind}
        onChange={({ target }) => onChoose(FAULT_KINDS.find((faultKind) => faultKind === target.value) ?? kind)}
      >
        {FAULT_KINDS.map((faultKind) => (
          <option key={faultKind} value={faultKind}>
            {FAULT_NAMES[faultKind]}
          </option>
        ))}
      </select>
    </div>
  )
}
