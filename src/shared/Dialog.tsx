import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '@/ui/Sheet'

/** A dialog of 75 % width in the middle (original section 2). */
export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation('common')
  return (
    <Sheet title={title} closeLabel={t('close')} from="center" onClose={onClose}>
      {children}
    </Sheet>
  )
}
