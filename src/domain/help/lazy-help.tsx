import { useTranslation } from 'react-i18next'
import { Sheet } from '@/ui/Sheet'
import { LoadingBlock, Skeleton } from '@/ui/skeletons'
import { lazyPart } from '@/kit/load/lazy-part'

/** Loaded on demand, because the text is long and few members open it. */
const AgreementText = lazyPart(() => import('./AgreementText'), {
  placeholder: () => (
    <LoadingBlock>
      <Skeleton height={240} />
    </LoadingBlock>
  ),
})

/**
 * A sheet with the agreement. If `stays` is given, it is the title, and the sheet lists only the
 * data that a log-out keeps.
 */
export function AgreementSheet({ stays, onClose }: { stays?: string; onClose: () => void }) {
  const { t } = useTranslation('shared')
  return (
    <Sheet title={stays ?? t('legalTitle')} onClose={onClose}>
      <AgreementText isFullText={stays === undefined} />
    </Sheet>
  )
}

/** Links to help with gambling problems. If the code does not load, nothing is shown. */
export const LazyHelpDisclosure = lazyPart(() => import('./HelpDisclosure'), { failureFallback: () => null })

/** The full payment warning. If the code does not load, nothing is shown. */
export const LazyPaymentWarning = lazyPart(() => import('./FullPaymentWarning'), { failureFallback: () => null })
