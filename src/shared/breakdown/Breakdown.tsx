import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { signedMoneyText } from '@/ui/Money'
import { Sheet } from '@/ui/Sheet'
import { lazyPart } from '../load/lazy-part'
import { PartMissing } from '../load/PartMissing'
import { useSheets } from '../sheets/use-sheets'
import { unfolds, type BreakdownFigure } from './rules'
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
  const sheets = useSheets<string>()
  const { name, of, amount } = figure
  const words = `${name} ${signedMoneyText(amount)}`
  const sheet = `breakdown:${figure.id}`
  if (!unfolds(figure)) return children
  return (
    <>
      <button
        type="button"
        className={styles['breakdown']}
        aria-label={t('breakdown.see', { figure: of === undefined ? words : `${of} · ${words}` })}
        onClick={() => sheets.open(sheet)}
      >
        <span className={styles['figure']}>{children}</span>
      </button>
      {sheets.current === sheet && <BreakdownSheet figure={figure} onClose={sheets.close} />}
    </>
  )
}
