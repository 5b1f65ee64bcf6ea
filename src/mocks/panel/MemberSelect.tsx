import { useId } from 'react'
import type { Overview } from '../control.ts'
import styles from './Panel.module.css'

interface MemberSelectProps extends Pick<Overview, 'members' | 'member'> {
  loggedIn: string | null
  onChoose: (id: string) => void
}

export function MemberSelect({ members, member, loggedIn, onChoose }: MemberSelectProps) {
  const id = useId()
  return (
    <div className={styles['row']}>
      <label htmlFor={id}>Member</label>
      <select id={id} value={member?.id ?? ''} onChange={({ target }) => onChoose(target.value)}>
        {member === null && <option value="">Choose a member</option>}
        {members.map((option) => (
          <option key={option.id} value={option.id}>
            {`${option.username}${option.id === loggedIn ? ' (logged in)' : ''}`}
          </option>
        ))}
      </select>
    </div>
  )
}
