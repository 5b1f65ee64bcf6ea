import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { wholeDateTime } from '@/i18n/whole-date-time'
import { ConfirmDialog } from '@/shared/ConfirmDialog'
import { DialogText } from '@/shared/DialogText'
import { eraseDevice } from '@/shared/erase/erase-device'
import { tellErasure } from '@/shared/erase/last'
import { present } from '@/shared/limits/clock'
import { lastEnd } from '@/shared/limits/end-own'
import { ownLimits } from '@/shared/limits/store'
import { useOpenNotes } from '@/shared/money-request/use-notes'
import { OpenAtLogOut } from './OpenAtLogOut'

/** Says before what goes, what goes later and what nobody here can remove. */
export function EraseDialog({ memberId, onClose }: { memberId: string; onClose: () => void }) {
  const { t } = useTranslation('setting')
  const open = useOpenNotes(memberId)
  const [limitsUntil] = useState(() => lastEnd(ownLimits.list(), present()))
  const erase = () => void eraseDevice().then(tellErasure)
  return (
    <ConfirmDialog
      title={t('eraseTitle')}
      text={t('eraseOthers')}
      confirmLabel={t('eraseConfirm')}
      tone="danger"
      onConfirm={erase}
      onClose={onClose}
    >
      {open.length > 0 && <OpenAtLogOut notes={open} />}
      <DialogText>{t('eraseText')}</DialogText>
      {limitsUntil !== null && <DialogText>{t('eraseLimits', { time: wholeDateTime(limitsUntil) })}</DialogText>}
    </ConfirmDialog>
  )
}
