import { useTranslation } from 'react-i18next'
import { Sheet } from '@/ui/Sheet'
import { LoadingBlock, Skeleton } from '@/ui/skeletons'
import { lazyPart } from '../load/lazy-part'
import { PartMissing } from '../load/PartMissing'
import type { ReactNode } from 'react'

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

function Unnamed({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation('common')
  return (
    <Sheet title={t('loading')} onClose={onClose}>
      {children}
    </Sheet>
  )
}
