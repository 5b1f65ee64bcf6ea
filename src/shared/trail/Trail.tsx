import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { moneyText, signedMoneyText } from '@/ui/Money'
import { Sheet } from '@/ui/Sheet'
import { lazyPart } from '../load/lazy-part'
import { PartMissing } from '../load/PartMissing'
import { useSheets } from '../sheets/use-sheets'
import { unfolds, type TrailFigure } from './rules'
import styles from './Trail.module.css'

const TrailSheet = lazyPart(() => import('./TrailSheet'), {
  missing: ({ figure, onClose }, loss) => (
    <Sheet title={figure.name} onClose={onClose}>
      <PartMissing loss={loss} />
    </Sheet>
  ),
})

/** A figure that unfolds, where there is more to it. */
export function Trail({ children, ...figure }: TrailFigure & { children: ReactNode }) {
  const { t } = useTranslation('record')
  const sheets = useSheets<string>()
  const { name, of, amount, isNet = false, words = `${name} ${(isNet ? signedMoneyText : moneyText)(amount)}` } = figure
  const sheet = `trail:${figure.id}`
  if (!unfolds(figure)) return children
  return (
    <>
      <button
        type="button"
        className={styles['trail']}
        aria-label={t('trail.see', { figure: of === undefined ? words : `${of} · ${words}` })}
        onClick={() => sheets.open(sheet)}
      >
        <span className={styles['figure']}>{children}</span>
      </button>
      {sheets.current === sheet && <TrailSheet figure={figure} onClose={sheets.close} />}
    </>
  )
}
