import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { joinSentences } from '@/i18n/join-sentences'
import { wholeDateTime } from '@/i18n/whole-date-time'
import { ConfirmDialog } from '@/shared/ConfirmDialog'
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
      text={joinSentences([
        t('eraseText'),
        limitsUntil === null ? '' : t('eraseLimits', { time: wholeDateTime(limitsUntil) }),
        t('eraseOthers'),
      ])}
      confirmLabel={t('eraseConfirm')}
      tone="danger"
      onConfirm={erase}
      onClose={onClose}
    >
      {open.length > 0 && <OpenAtLogOut notes={open} />}
    </ConfirmDialog>
  )
}
