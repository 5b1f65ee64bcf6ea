import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { noticeQueries } from '@/api/notices'
import { orderQueries } from '@/api/orders'
import { reportQueries } from '@/api/report'
import { walletQueries } from '@/api/wallet'
import { joinSentences } from '@/i18n/format'
import { agreesToKeep, askToKeep } from '@/shared/member/ask-to-keep'
import { ChoiceRow } from '@/shared/forms/ChoiceRow'
import { MenuIcon } from '@/shared/MenuIcon'
import { startCopying, useIsCopying } from '@/shared/copies/choice'
import { forgetCopies } from '@/shared/copies/forget'
import { announce } from '@/ui/feedback'

/** Off until the member has read what is kept, where, and whether the browser means to keep it. */
export function CopiesRow({ memberId }: { memberId: string }) {
  const { t } = useTranslation('setting')
  const isOn = useIsCopying(memberId)
  const queryClient = useQueryClient()
  const [isAgreed, setIsAgreed] = useState(false)
  useEffect(() => void agreesToKeep().then(setIsAgreed), [])
  const start = () => {
    startCopying(memberId)
    void askToKeep().then(setIsAgreed)
    // So that there is something to read before each screen was opened once.
    void queryClient.prefetchQuery(orderQueries.list())
    void queryClient.prefetchQuery(walletQueries.withdrawals())
    void queryClient.prefetchQuery(noticeQueries.list())
    void queryClient.prefetchQuery(reportQueries.report())
  }
  const end = async () => {
    const isErased = await forgetCopies(memberId)
    announce(isErased ? t('copiesErased') : t('erasedFailed', { what: t('erasable.copies') }))
  }
  return (
    <ChoiceRow
      sheet="copies"
      icon={<MenuIcon name="copies" />}
      label={t('copies')}
      text={joinSentences([t('copiesText'), t(isAgreed ? 'storageKept' : 'storageAtRisk')])}
      options={[
        { key: 'on', name: t('on') },
        { key: 'off', name: t('off') },
      ]}
      chosen={isOn ? 'on' : 'off'}
      onChoose={(next) => {
        if (next === 'on') start()
        else void end()
      }}
    />
  )
}
