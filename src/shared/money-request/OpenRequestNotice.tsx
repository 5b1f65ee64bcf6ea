import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '@/i18n/format'
import { paths } from '@/paths'
import { LinkButton } from '@/shared/LinkButton'
import { Button } from '@/ui/Button'
import { Stack } from '@/ui/layout'
import { desk } from './desk'
import { DismissButton } from './DismissButton'
import styles from './OpenRequestNotice.module.css'
import type { MoneyRequestKind } from './request'
import { useUnknownText } from './use-unknown-text'
import { useUnreadableNotes, type OpenRequest } from './use-notes'

const RECORDS = { order: paths.orderRecord(), withdrawal: paths.withdrawals() } as const

/**
 * Stands where the next request would be made, which waits until the member has looked by
 * themselves: only they can tell whether what cannot be read is open.
 */
export function UnreadableNotesNotice({ memberId, kind }: { memberId: string; kind: MoneyRequestKind }) {
  const { t } = useTranslation(['messages', 'shared'])
  const notes = useUnreadableNotes(memberId, kind)
  if (notes.length === 0) return null
  return (
    <div className={styles['notice']} role="status">
      <p>
        <b>{t('unreadable.title')}</b>
        <br />
        {t('unreadable.text')}
      </p>
      <Stack gap={3}>
        {kind !== 'topUp' && <LinkButton to={RECORDS[kind]}>{t(`see.${kind}`)}</LinkButton>}
        <LinkButton to={paths.service()}>{t('shared:askService')}</LinkButton>
        <DismissButton
          label={t('shared:checkedMyself')}
          onDismiss={() => {
            for (const { id } of notes) desk.notes.remove(id)
          }}
        />
      </Stack>
    </div>
  )
}

/** Stands where the next request would be made. */
export function OpenRequestNotice({
  open: { note, isUnderWay },
  title,
  onCheck,
}: {
  open: OpenRequest
  title: ReactNode
  onCheck: () => void
}) {
  const { t } = useTranslation(['messages', 'shared'])
  const { ofLast } = useUnknownText()
  return (
    <div className={styles['notice']} role="status">
      <p>
        <b>{title}</b>
        <br />
        {isUnderWay ? t('underWay.text', { time: formatClock(note.sentAt) }) : ofLast(note.request.kind)}
      </p>
      {!isUnderWay && (
        <Button tone="quiet" onClick={onCheck}>
          {t('shared:checkAgain')}
        </Button>
      )}
    </div>
  )
}
