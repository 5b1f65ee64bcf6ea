import { useId, useState } from 'react'
import type { MemberPatch } from '../control.ts'
import type { MemberRecord } from '../state.ts'
import type { Controls } from './controls.ts'
import styles from './Panel.module.css'
import type { Run } from './use-panel.ts'

const CREDIT = '50000'

/** What can be done to the member who is logged in. */
export function MemberActions({ member, controls, run }: { member: MemberRecord; controls: Controls; run: Run }) {
  const id = useId()
  const [amount, setAmount] = useState(CREDIT)
  const [level, setLevel] = useState(String(member.level))
  const isOffline = member.status !== 1
  const patch = (change: MemberPatch, words: string) => () =>
    run(async () => {
      await controls.patch(member.id, change)
      return words
    })
  return (
    <fieldset>
      <legend>
        {member.username} · {member.money} · level {member.level}
      </legend>
      <div className={styles['row']}>
        <label htmlFor={`${id}-amount`}>Amount</label>
        <input
          id={`${id}-amount`}
          inputMode="decimal"
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
        <button
          type="button"
          onClick={() =>
            run(async () => {
              await controls.credit(member.id, amount)
              return `Credited ${amount} to ${member.username}.`
            })
          }
        >
          Credit
        </button>
      </div>
      <div className={styles['row']}>
        <label htmlFor={`${id}-level`}>Level</label>
        <input
          id={`${id}-level`}
          inputMode="numeric"
          value={level}
          onChange={({ target }) => setLevel(target.value.replace(/\D/g, ''))}
        />
        <button type="button" onClick={patch({ level }, `${member.username} is at level ${level}.`)}>
          Set level
        </button>
      </div>
      <div className={styles['row']}>
        <button
          type="button"
          onClick={() =>
            run(async () => {
              const { topUps, withdrawals } = await controls.review(member.id)
              return `Reviewed ${topUps} top-ups and ${withdrawals} withdrawals.`
            })
          }
        >
          Review now
        </button>
        {member.fullView ? (
          <button type="button" onClick={patch({ is_see: 0 }, `${member.username} has the preview only.`)}>
            Take full view back
          </button>
        ) : (
          <button type="button" onClick={patch({ is_see: 1 }, `${member.username} has the full view.`)}>
            Grant full view
          </button>
        )}
        {member.ordersBlocked ? (
          <button type="button" onClick={patch({ status1: 0 }, `${member.username} may place orders.`)}>
            Unlock betting
          </button>
        ) : (
          <button type="button" onClick={patch({ status1: 1 }, `${member.username} may place no orders.`)}>
            Lock betting
          </button>
        )}
        {isOffline ? (
          <button type="button" onClick={patch({ status: 1, is_online: 1 }, `${member.username} may log in again.`)}>
            Bring the account back
          </button>
        ) : (
          <button type="button" onClick={patch({ status: 0, is_online: 0 }, `${member.username} is offline.`)}>
            Take the account offline
          </button>
        )}
      </div>
    </fieldset>
  )
}
