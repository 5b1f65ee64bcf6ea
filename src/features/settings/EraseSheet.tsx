import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { wholeDateTime } from '@/i18n/format'
import { provenNow } from '@/lib/server-clock'
import { eraseDevice } from '@/shared/erase/erase-device'
import { tellErasure } from '@/shared/erase/last'
import { lastEnd } from '@/shared/limits/end-own'
import { UNTOLD } from '@/shared/limits/limit'
import { allOwn } from '@/shared/limits/store'
import { MenuIcon } from '@/shared/MenuIcon'
import { useOpenOfOthers } from '@/shared/money-request/use-notes'
import { ArmedButton } from '@/ui/ArmedButton'
import { Icon } from '@/ui/icons'
import { Sheet, SheetFoot } from '@/ui/Sheet'
import styles from './EraseSheet.module.css'
import { OpenAtLogOut } from './OpenAtLogOut'

/** Says before what goes, what goes later and what nobody here can remove. */
export function EraseSheet({ memberId, onClose }: { memberId: string; onClose: () => void }) {
  const { t } = useTranslation('setting')
  const others = useOpenOfOthers(memberId)
  const [limitsUntil] = useState(() => lastEnd(allOwn(), provenNow()))
  const erase = () => void eraseDevice().then(tellErasure)
  return (
    <Sheet title={t('eraseTitle')} onClose={onClose}>
      <OpenAtLogOut memberId={memberId} />
      <div className={styles['parts']}>
        <div className={styles['gone']}>
          <MenuIcon name="erase" />
          <p>{t('eraseText')}</p>
        </div>
        {limitsUntil !== null && (
          <div>
            <MenuIcon name="limits" />
            <p>{limitsUntil === UNTOLD ? t('limitsStay') : t('erasedLimits', { time: wholeDateTime(limitsUntil) })}</p>
          </div>
        )}
        {others > 0 && (
          <div>
            <Icon name="warning" />
            <p>{t('eraseOpen', { number: others })}</p>
          </div>
        )}
        <div>
          <Icon name="info" />
          <p>{t('eraseOthers')}</p>
        </div>
      </div>
      <SheetFoot>
        <ArmedButton isWide tone="danger" onClick={erase}>
          {t('eraseConfirm')}
        </ArmedButton>
      </SheetFoot>
    </Sheet>
  )
}
