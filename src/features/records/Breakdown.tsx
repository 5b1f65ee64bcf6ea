import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { signedMoneyText } from '@/ui/Money'
import { Sheet } from '@/ui/Sheet'
import { lazyPart } from '@/shared/load/lazy-part'
import { PartMissing } from '@/shared/load/PartMissing'
import { useSheets } from '@/shared/sheets/use-sheets'
import { unfolds, type BreakdownFigure } from './breakdown-rules'
import styles from './Breakdown.module.css'

const BreakdownSheet = lazyPart(() => import('./BreakdownSheet'), {
  missing: ({ figure, onClose }, loss) => (
    <Sheet title={figure.name} onClose={onClose}>
      <PartMissing loss={loss} />
    </Sheet>
  ),
})

export function Breakdown({ children, ...figure }: BreakdownFigure & { children: ReactNode }) {
  const { t } = useTranslation('record')
  const sheets = useSheets<'breakdown'>()
  if (!unfolds(figure)) return children
  return (
    <>
      <button
        type="button"
        className={styles['breakdown']}
        aria-label={t('breakdown.see', { figure: `${figure.name} ${signedMoneyText(figure.amount)}` })}
        onClick={() => sheets.open('breakdown')}
      >
        <span className={styles['figure']}>{children}</span>
      </button>
      {sheets.current === 'breakdown' && <BreakdownSheet figure={figure} onClose={sheets.close} />}
    </>
  )
}
