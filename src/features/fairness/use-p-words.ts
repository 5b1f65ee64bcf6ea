import { useTranslation } from 'react-i18next'
import { formatDecimal, formatWhole } from '@/lib/decimal-text'
import { figureOf, frequencyOf, isBelowFigures } from './p-words'

/** A p-value in words and in figures. */
export function usePWords(): (p: number, adjusted: number) => string {
  const { t } = useTranslation('fairness')
  return (p, adjusted) => {
    const { times, of } = frequencyOf(p)
    const figures = { p: pText(p), adjusted: pText(adjusted), of: formatWhole(of) }
    return times === 0 ? t('audit.rare', figures) : t('audit.frequency', { ...figures, times })
  }
}

function pText(p: number): string {
  return `${isBelowFigures(p) ? '< ' : ''}${formatDecimal(figureOf(p))}`
}
