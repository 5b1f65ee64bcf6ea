import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Game } from '@/api/games'
import { alarmsIn } from '@/shared/ledger/entries'
import { LedgerAlarms } from '@/shared/ledger/LedgerAlarms'
import { useLedger } from '@/shared/ledger/use-ledger'
import BreakNotice from '@/shared/limits/BreakNotice'
import { OpenRequestNotice, UnreadableNotesNotice } from '@/shared/money-request/OpenRequestNotice'
import { useUnreadableNotes, type OpenRequest } from '@/shared/money-request/use-notes'
import { OfflineNote } from '@/shared/query/OfflineNote'
import type { QueryState } from '@/shared/query/query-state'
import { useStaleNotice } from '@/shared/query/StaleNotice'
import { TextButton } from '@/ui/Button'
import { useOnline } from '@/ui/use-event'
import { Warning } from '@/ui/Note'
import styles from './DrawNotes.module.css'
import { byImportance, type NoteKind } from './notes'
import type { OrderRequest } from './rules'

/** One place for all that a draw has to say: the most important note, and the others behind it. */
export function DrawNotes({
  game,
  memberId,
  refused,
  isOnBreak,
  openOrder,
  saysAlarms,
  queries,
  onCheckOrder,
}: {
  game: Game
  memberId: string
  /** Why the platform takes no order, in words. */
  refused: string | null
  isOnBreak: boolean
  openOrder: OpenRequest<OrderRequest> | null
  /** False while something else says them. */
  saysAlarms: boolean
  queries: readonly QueryState[]
  onCheckOrder: () => void
}) {
  const { t } = useTranslation('messages')
  const entries = useLedger(game.id)
  const hasAlarm = useMemo(() => alarmsIn(entries ?? []).length > 0, [entries])
  const [isUnfolded, setIsUnfolded] = useState(false)
  const stale = useStaleNotice(queries)
  const kinds = byImportance({
    refused: refused !== null,
    break: isOnBreak,
    openOrder: openOrder !== null,
    unreadable: useUnreadableNotes(memberId, 'order').length > 0,
    offline: !useOnline(),
    alarm: hasAlarm && saysAlarms,
    data: stale !== null,
  })
  const noteOf = (kind: NoteKind): ReactNode => {
    switch (kind) {
      case 'refused':
        return <Warning>{refused}</Warning>
      case 'break':
        return <BreakNotice />
      case 'openOrder':
        return (
          openOrder !== null && <OpenRequestNotice open={openOrder} title={titleOf(openOrder)} onCheck={onCheckOrder} />
        )
      case 'unreadable':
        return <UnreadableNotesNotice memberId={memberId} kind="order" />
      case 'offline':
        return <OfflineNote />
      case 'alarm':
        return <LedgerAlarms entries={entries} game={game} />
      case 'data':
        return stale
    }
  }
  const hidden = kinds.length - 1
  return (
    kinds.length > 0 && (
      <div className={styles['notes']}>
        {(isUnfolded ? kinds : kinds.slice(0, 1)).map((kind) => (
          <div key={kind}>{noteOf(kind)}</div>
        ))}
        {hidden > 0 && (
          <TextButton aria-expanded={isUnfolded} onClick={() => setIsUnfolded(!isUnfolded)}>
            {isUnfolded ? t('slip.fewer') : t('slip.more', { number: hidden })}
          </TextButton>
        )}
      </div>
    )
  )
}

function titleOf({ note }: OpenRequest<OrderRequest>): ReactNode {
  const { gameName, period } = note.request
  return (
    <>
      {gameName} <span className="num">{period}</span>
    </>
  )
}
