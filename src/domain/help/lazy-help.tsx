import { useTranslation } from 'react-i18next'
import { Sheet } from '@/ui/Sheet'
import { LoadingBlock, Skeleton } from '@/ui/skeletons'
import { lazyPart } from '@/kit/load/lazy-part'

/** Its words are many, and few open it. */
const AgreementText = lazyPart(() => import('./AgreementText'), {
  placeholder: () => (
    <LoadingBlock>
      <Skeleton height={240} />
    </LoadingBlock>
  ),
})

/** @param stays the question, where only what is still here after a log-out is asked for */
export function AgreementSheet({ stays, onClose }: { stays?: string; onClose: () => void }) {
  const { t } = useTranslation('shared')
  return (
    <Sheet title={stays ?? t('legalTitle')} onClose={onClose}>
      <AgreementText isWhole={stays === undefined} />
    </Sheet>
  )
}

/** Where to find help with gambling, and who takes reports of scams. */
export const LazyHelpDisclosure = lazyPart(() => import('./FoldedHelp'), { failureFallback: () => null })

export const LazyPaymentWarning = lazyPart(() => import('./FullPaymentWarning'), { failureFallback: () => null })
