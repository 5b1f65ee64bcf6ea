import { useTranslation } from 'react-i18next'
import type { Money } from '@/lib/money/text'
import { DottedLine } from '@/ui/DottedLine'
import { Eyebrow } from '@/ui/Eyebrow'
import { moneyText } from '@/ui/Money'
import styles from './DaySums.module.css'

/** Beneath a day: what was staked on it, and what came back. */
export function DaySums({ staked, returned }: { staked: Money; returned: Money }) {
  const { t } = useTranslation('shared')
  return (
    <Eyebrow className={styles['sums']}>
      <DottedLine parts={t('stakedReturned', { staked: moneyText(staked), returned: moneyText(returned) })} />
    </Eyebrow>
  )
}
