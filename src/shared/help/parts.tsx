import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '@/ui/Sheet'
import { LoadingBlock, Skeleton } from '@/ui/skeletons'
import { lazyPart } from '../load/lazy-part'
import { PartMissing } from '../load/PartMissing'

/** "User agreement, terms and privacy": its words are many, and few open it. */
export const AgreementSheet = lazyPart(() => import('./AgreementSheet'), {
  waiting: ({ onClose }) => (
    <Unnamed onClose={onClose}>
      <LoadingBlock>
        <Skeleton height={240} />
      </LoadingBlock>
    </Unnamed>
  ),
  missing: ({ onClose }, loss) => (
    <Unnamed onClose={onClose}>
      <PartMissing loss={loss} />
    </Unnamed>
  ),
})

/** Where to find help with gambling, and who takes reports of scams. */
export const HelpLinks = lazyPart(() => import('./HelpLinkList'), { missing: () => null })

export const PaymentNote = lazyPart(() => import('./PaymentWarning'), { missing: () => null })

function Unnamed({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation('common')
  return (
    <Sheet title={t('loading')} onClose={onClose}>
      {children}
    </Sheet>
  )
}
