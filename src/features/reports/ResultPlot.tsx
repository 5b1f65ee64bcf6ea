import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isZero } from '@/lib/money/text'
import { moneyText, signedMoneyText } from '@/ui/Money'
import { formatServerTime } from '@/i18n/format'
import { HEIGHT, plotOf, WIDTH } from './plot'
import styles from './ResultPlot.module.css'
import type { Series } from './series'

/** Zero gets its own mark only this far, as a share of the axis, from both ends. */
const LEAST_DISTANCE = 0.2

export function ResultPlot({ series }: { series: Series }) {
  const { t } = useTranslation('report')
  const { net, lowest, highest } = series
  const from = formatServerTime(series.from)
  const to = formatServerTime(series.to)
  const { line, area, zero } = useMemo(() => plotOf(series), [series])
  const share = zero / HEIGHT
  const isLevel = isZero(lowest) && isZero(highest)
  const hasZeroMark = share > LEAST_DISTANCE && share < 1 - LEAST_DISTANCE
  return (
    <>
      <div className={styles['plot']}>
        <svg
          className={styles['drawing']}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t('plotName', {
            from,
            to,
            net: signedMoneyText(net),
            lowest: moneyText(lowest),
            highest: moneyText(highest),
          })}
        >
          <path className={styles['area']} d={area} />
          <path className={styles['zero']} d={`M0 ${zero}H${WIDTH}`} />
          <path className={styles['curve']} d={line} />
        </svg>
        <div className={styles['axis']} aria-hidden="true">
          {!isLevel && <span>{moneyText(highest)}</span>}
          {hasZeroMark && (
            <span className={styles['zeroMark']} style={{ top: `${share * 100}%` }}>
              0
            </span>
          )}
          {!isLevel && <span>{moneyText(lowest)}</span>}
        </div>
      </div>
      <div className={styles['dates']} aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </div>
    </>
  )
}
