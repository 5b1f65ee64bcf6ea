import type { FormEvent } from 'react'
import { money as toMoney } from '../../lib/money/text.ts'
import { moneyText } from '../../ui/Money.tsx'
import type { MemberPatch } from '../control.ts'
import { amountProblem, levelProblem } from '../control-rules.ts'
import type { MemberRecord } from '../state.ts'
import type { Controls } from './controls.ts'
import { Field } from './Field.tsx'
import styles from './Panel.module.css'
import { type FieldState, useField } from './use-field.ts'
import type { Run } from './use-panel.ts'

interface Switch {
  readonly button: string
  readonly patch: MemberPatch
  readonly done: string
}

function switchesOf({ fullView, ordersBlocked, status }: MemberRecord): Switch[] {
  return [
    fullView
      ? { button: 'Take full view back', patch: { is_see: 0 }, done: 'has the preview only' }
      : { button: 'Grant full view', patch: { is_see: 1 }, done: 'has the full view' },
    ordersBlocked
      ? { button: 'Unlock betting', patch: { status1: 0 }, done: 'may place orders' }
      : { button: 'Lock betting', patch: { status1: 1 }, done: 'may place no orders' },
    status === 1
      ? { button: 'Take the account offline', patch: { status: 0, is_online: 0 }, done: 'is offline' }
      : { button: 'Bring the account back', patch: { status: 1, is_online: 1 }, done: 'may log in again' },
  ]
}

export function MemberActions({ member, controls, run }: { member: MemberRecord; controls: Controls; run: Run }) {
  const { id, username, level, money } = member
  const amount = useField('50000', amountProblem)
  const newLevel = useField(String(level), levelProblem)
  const submit = (field: FieldState, work: (value: string) => Promise<string>) => (event: FormEvent) => {
    event.preventDefault()
    const value = field.submit()
    if (value !== null) run(() => work(value))
  }
  const credit = async (value: string) => {
    await controls.credit(id, value)
    return `Credited ${moneyText(toMoney(value))} to ${username}.`
  }
  const patch = async (change: MemberPatch, done: string) => {
    await controls.patch(id, change)
    return `${username} ${done}.`
  }
  return (
    <fieldset>
      <legend translate="no">{`${username} · ${moneyText(money)} · level ${level}`}</legend>
      <form noValidate onSubmit={submit(amount, credit)}>
        <Field label="Amount" field={amount} inputMode="decimal">
          <button type="submit">Credit</button>
        </Field>
      </form>
      <form noValidate onSubmit={submit(newLevel, (value) => patch({ level: value }, `is at level ${Number(value)}`))}>
        <Field label="Level" field={newLevel} inputMode="numeric">
          <button type="submit">Set level</button>
        </Field>
      </form>
      <div className={styles['actions']}>
        {switchesOf(member).map(({ button, patch: change, done }) => (
          <button key={button} type="button" onClick={() => run(() => patch(change, done))}>
            {button}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
