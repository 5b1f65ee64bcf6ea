import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { wholeDateTime } from '@/i18n/whole-date-time'
import { ConfirmDialog } from '@/shared/ConfirmDialog'
import { DialogText } from '@/shared/DialogText'
import { tellErasure } from '@/shared/erase/last'
import { present } from '@/shared/limits/clock'
import { lastEnd } from '@/shared/limits/end-own'
import { ownLimits } from '@/shared/limits/store'
import { keptCode } from '@/shared/load-code'
import { useOpenNotes } from '@/shared/money-request/use-notes'
import { notify } from '@/ui/feedback'
import { OpenAtLogOut } from './OpenAtLogOut'

const code = keptCode(() => import('@/shared/erase/erase-device'))

/** Says before what goes, what goes later and what nobody here can remove. */
export function EraseDialog({ memberId, onClose }: { memberId: string; onClose: () => void }) {
  const { t } = useTranslation(['setting', 'common'])
  const open = useOpenNotes(memberId)
  const [limitsUntil] = useState(() => lastEnd(ownLimits.list(), present()))
  const erase = () => {
    code.forget()
    code.load().then(
      async ({ eraseDevice }) => tellErasure(await eraseDevice()),
      () => notify(t('common:part.missing')),
    )
  }
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
