import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { noticeQueries } from '@/api/notices.queries'
import { orderQueries } from '@/api/orders.queries'
import { reportQueries } from '@/api/report.queries'
import { walletQueries } from '@/api/wallet.queries'
import { joinSentences } from '@/i18n/join-sentences'
import { agreesToKeep, askToKeep } from '@/shared/ask-to-keep'
import { startCopying, useIsCopying } from '@/shared/copies/choice'
import { forgetCopies } from '@/shared/copies/forget'
import { announce } from '@/ui/feedback'
import { Note } from '@/ui/Note'
import { SectionHeading } from '@/ui/SectionHeading'
import { SegmentedRadio } from '@/ui/SegmentedRadio'
import styles from './CopiesChoice.module.css'

/** Off until the member has read what is kept, where, and whether the browser means to keep it. */
export function CopiesChoice({ memberId }: { memberId: string }) {
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
    <>
      <SectionHeading>{t('copies')}</SectionHeading>
      <Note kind="hint" className={styles['text']}>
        {joinSentences([
          t('copiesText'),
          // Until it has agreed it may, so no late answer moves what stands below.
          t(isAgreed ? 'storageKept' : 'storageAtRisk'),
        ])}
      </Note>
      <SegmentedRadio
        label={t('copies')}
        name="copies"
        options={[
          { key: 'on', name: t('dataSaverOn') },
          { key: 'off', name: t('dataSaverOff') },
        ]}
        chosen={isOn ? 'on' : 'off'}
        onChoose={(next) => {
          if (next === 'on') start()
          else void end()
        }}
      />
    </>
  )
}
