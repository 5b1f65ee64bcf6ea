import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { joinSentences } from '@/i18n/join-sentences'
import { wholeDateTime } from '@/i18n/whole-date-time'
import { ConfirmDialog } from '@/shared/ConfirmDialog'
import { eraseDevice } from '@/shared/erase/erase-device'
import { tellErasure } from '@/shared/erase/last'
import { present } from '@/shared/limits/clock'
import { lastEnd } from '@/shared/limits/end-own'
import { ownLimits } from '@/shared/limits/store'
import { useOpenNotes } from '@/shared/money-request/use-notes'
import { OpenAtLogOut } from './OpenAtLogOut'

/** Says before what goes, what goes later and what nobody here can remove. */
export default function EraseDialog({ memberId, onClose }: { memberId: string; onClose: () => void }) {
  const { t } = useTranslation('setting')
  const open = useOpenNotes(memberId)
  const [limitsUntil] = useState(() => lastEnd(ownLimits.list(), present()))
  return (
    <ConfirmDialog
      title={t('eraseTitle')}
      text={joinSentences([
        t('eraseText'),
        limitsUntil === null ? '' : t('eraseLimits', { time: wholeDateTime(limitsUntil) }),
        t('eraseOthers'),
      ])}
      confirmLabel={t('eraseConfirm')}
      tone="danger"
      onConfirm={() => void eraseDevice().then(tellErasure)}
      onClose={onClose}
    >
      {open.length > 0 && <OpenAtLogOut notes={open} />}
    </ConfirmDialog>
  )
}
