import type { FormEvent } from 'react'
import { codeProblem } from '../access.ts'
import type { Controls } from './controls.ts'
import { Field } from './Field.tsx'
import styles from './Panel.module.css'
import { useField } from './use-field.ts'
import type { Run } from './use-panel.ts'

/**
 * Asks for the access code that the mock server printed at its start. Without the code, the server
 * refuses a panel on another machine.
 */
export function CodeForm({ controls, run }: { controls: Controls; run: Run }) {
  const code = useField('', codeProblem)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const typedCode = code.submit()
    if (typedCode === null) return
    run(async () => {
      controls.unlock?.(typedCode.toUpperCase())
      await controls.overview('')
      return 'The code is right.'
    })
  }
  return (
    <form noValidate onSubmit={onSubmit}>
      <fieldset>
        <legend>Code</legend>
        <p>The server printed it under its addresses when it started.</p>
        <Field label="Code" field={code} />
        <div className={styles['actions']}>
          <button type="submit">Unlock</button>
        </div>
      </fieldset>
    </form>
  )
}
