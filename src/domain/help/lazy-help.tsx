import { useTranslation } from 'react-i18next'
import { Sheet } from '@/ui/Sheet'
import { LoadingBlock, Skeleton } from '@/ui/skeletons'
import { lazyPart } from '@/kit/load/lazy-part'

/** Loaded on demand: the text is long, and few members open it. */
const AgreementText = lazyPart(() => import('./AgreementText'), {
  placeholder: () => (
    <LoadingBlock>
      <Skeleton height={240} />
    </LoadingBlock>
  ),
})

/** @param props.stays title of the sheet if it lists only the data that stays after a log-out */
export function AgreementSheet({ stays, onClose }: { stays?: string; onClose: () => void }) {
  const { t } = useTranslation('shared')
  return (
    <Sheet title={stays ?? t('legalTitle')} onClose={onClose}>
      <AgreementText isFullText={stays === undefined} />
    </Sheet>
  )
}

/** A disclosure that links to help with gambling; nothing if it does not load. */
export const LazyHelpDisclosure = lazyPart(() => import('./FoldedHelp'), { failureFallback: () => null })

export const LazyPaymentWarning = lazyPart(() => import('./FullPaymentWarning'), { failureFallback: () => null })
