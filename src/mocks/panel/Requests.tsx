import { useId } from 'react'
import { moneyText } from '../../ui/Money.tsx'
import type { Decision, OpenRequest } from '../accounting.ts'
import type { MemberRecord } from '../state.ts'
import type { Controls } from './controls.ts'
import styles from './Panel.module.css'
import type { Run } from './use-panel.ts'

interface DecisionChoice {
  readonly decision: Decision
  readonly button: string
  readonly done: string
}

const TOP_UP_CHOICES: readonly DecisionChoice[] = [
  { decision: 'approve', button: 'Credit it', done: 'is credited' },
  { decision: 'refuse', button: 'Refuse this top-up', done: 'is refused: nothing is credited' },
]

const REVIEW_CHOICE: DecisionChoice = {
  decision: 'review',
  button: 'Mark as reviewed',
  done: 'is reviewed, not paid yet',
}

const WITHDRAWAL_CHOICES: readonly DecisionChoice[] = [
  { decision: 'approve', button: 'Pay it', done: 'is paid' },
  {
    decision: 'refuse',
    button: 'Refuse this withdrawal',
    done: 'is refused: the amount is back in the balance',
  },
]

function choicesFor({ kind, status }: OpenRequest): readonly DecisionChoice[] {
  if (kind === 'top-up') return TOP_UP_CHOICES
  return status === 'waiting' ? [REVIEW_CHOICE, ...WITHDRAWAL_CHOICES] : WITHDRAWAL_CHOICES
}

interface RequestsProps {
  member: MemberRecord
  requests: readonly OpenRequest[]
  controls: Controls
  run: Run
}

export function Requests({ member, requests, controls, run }: RequestsProps) {
  const reviewAll = async () => {
    const { topUps, withdrawals } = await controls.review(member.id)
    return `Reviewed for ${member.username}: top-ups ${topUps}, withdrawals ${withdrawals}.`
  }
  return (
    <fieldset>
      <legend>Waiting for review</legend>
      {requests.length === 0 ? (
        <p>{`${member.username} has no open top-up or withdrawal.`}</p>
      ) : (
        <>
          <ul className={styles['list']}>
            {requests.map((request) => (
              <RequestItem key={request.id} request={request} controls={controls} run={run} />
            ))}
          </ul>
          <div className={styles['actions']}>
            <button type="button" onClick={() => run(reviewAll)}>
              Review now
            </button>
          </div>
        </>
      )}
    </fieldset>
  )
}

function RequestItem({ request, controls, run }: { request: OpenRequest; controls: Controls; run: Run }) {
  const id = useId()
  const name = `${request.kind === 'top-up' ? 'Top-up' : 'Withdrawal'} of ${moneyText(request.money)}`
  const decide = async ({ decision, done }: DecisionChoice) => {
    await controls.decide(request.id, decision)
    return `${name} ${done}.`
  }
  return (
    <li>
      <p id={id}>{`${name}, ${request.status}`}</p>
      <div className={styles['actions']}>
        {choicesFor(request).map((choice) => (
          <button key={choice.decision} type="button" aria-describedby={id} onClick={() => run(() => decide(choice))}>
            {choice.button}
          </button>
        ))}
      </div>
    </li>
  )
}
