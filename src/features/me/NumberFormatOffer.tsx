import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NumberFormat } from '@/i18n'
import { chooseNumberFormat, isNumberFormatChosen } from '@/i18n/number-format'
import { numberSamples } from '@/lib/number-samples'
import { notify } from '@/ui/feedback'
import { MenuIcon } from '@/ui/MenuIcon'
import { withCurrency } from '@/ui/Money'
import { Row } from '@/ui/Row'
import styles from './NumberFormatOffer.module.css'

/**
 * Asks how amounts are written, by a sample of each format, until the member has chosen. Shows
 * nothing if the language writes amounts as the platform does (reading 11).
 */
export function NumberFormatOffer() {
  const { t } = useTranslation(['shared', 'my'])
  const [isChosen, setIsChosen] = useState(isNumberFormatChosen)
  const samples = numberSamples()
  if (isChosen || samples.platform === samples.language) return null
  const choose = (format: NumberFormat) => {
    chooseNumberFormat(format)
    setIsChosen(true)
    notify(t('my:numberFormatSet', { sample: withCurrency(samples[format]) }))
  }
  return (
    <Row className={styles['offer']} role="group" aria-label={t('numberFormat')}>
      <MenuIcon name="number" />
      <span className={styles['label']}>{t('numberFormat')}</span>
      <span className={styles['samples']}>
        {(['platform', 'language'] as const).map((format) => (
          <button key={format} type="button" className={styles['sample']} onClick={() => choose(format)}>
            <span translate="no">{withCurrency(samples[format])}</span>
          </button>
        ))}
      </span>
    </Row>
  )
}
