import { useTranslation } from 'react-i18next'
import { Sheet } from '@/ui/Sheet'
import { LoadingBlock, Skeleton } from '@/ui/skeletons'
import { lazyPart } from '../load/lazy-part'

/** Its words are many, and few open it. */
const AgreementText = lazyPart(() => import('./AgreementText'), {
  waiting: () => (
    <LoadingBlock>
      <Skeleton height={240} />
    </LoadingBlock>
  ),
})

/** @param at the one list that is asked for: what is still here after a log-out */
export function AgreementSheet({ at, onClose }: { at?: 'stays'; onClose: () => void }) {
  const { t } = useTranslation('shared')
  return (
    <Sheet title={t('legalTitle')} onClose={onClose}>
      <AgreementText at={at} />
    </Sheet>
  )
}

/** Where to find help with gambling, and who takes reports of scams. */
export const HelpLinks = lazyPart(() => import('./HelpLinkList'), { missing: () => null })

export const PaymentNote = lazyPart(() => import('./PaymentWarning'), { missing: () => null })
