import { clsx } from 'clsx'
import { Icon, type IconName } from '@/ui/icons'
import { Note } from '@/ui/Note'
import type { Resettlement } from '../ledger/resettlement'
import styles from './ResettlementMark.module.css'
import type { ResettlementWords } from './use-resettlement-words'

const ICONS: Record<Resettlement['verdict'], IconName> = { agreed: 'check', differs: 'warning', unknown: 'info' }

/** What came out when the order was settled again, and why. */
export function ResettlementMark({
  verdict,
  words: { title, texts },
}: {
  verdict: Resettlement['verdict']
  words: ResettlementWords
}) {
  return (
    <div className={clsx(styles['mark'], verdict === 'differs' && styles['differs'])}>
      <Icon name={ICONS[verdict]} />
      <div>
        <p>
          <b>{title}</b>
        </p>
        {texts.map((text) => (
          <Note key={text} kind="hint">
            {text}
          </Note>
        ))}
      </div>
    </div>
  )
}
