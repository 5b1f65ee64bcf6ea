import { useTranslation } from 'react-i18next'
import type { Report } from '@/api/report'
import { subtract } from '@/lib/money/sums'
import { isZero, type Money } from '@/lib/money/text'
import { DemoChip } from '@/shared/DemoChip'
import { Note } from '@/ui/Note'
import { Stack } from '@/ui/Stack'
import { Card } from '@/ui/Card'
import { Eyebrow } from '@/ui/Eyebrow'
import { Money as Amount, moneyText } from '@/ui/Money'
import { NetAmount } from '@/ui/NetAmount'
import { SplitRow } from '@/ui/SplitRow'
import { Figure } from './Figure'
import styles from './ReportTotals.module.css'

export function ReportTotals({ report, openStakes }: { report: Report; openStakes: Money | null }) {
  const { t } = useTranslation(['report', 'shared'])
  const { staked, won, toppedUp, withdrawn } = report
  const isNothing = [staked, won, toppedUp, withdrawn].every(isZero)
  return (
    <section aria-label={t('figures')}>
      <Stack>
        <Card>
          <SplitRow align="baseline" gap="2px 12px">
            <Eyebrow>{t('shared:netResult')}</Eyebrow>
            <DemoChip />
          </SplitRow>
          <p>
            <Figure size="large">
              <NetAmount amount={subtract(won, staked)} size="large" />
            </Figure>
          </p>
          <Eyebrow>{t('profitHint')}</Eyebrow>
          <Pair facts={[fact(t('shared:staked'), staked), fact(t('shared:won'), won)]} />
        </Card>
        <Card>
          <Eyebrow>{t('netPaidIn')}</Eyebrow>
          <Figure as="p" size="medium">
            <Amount amount={subtract(toppedUp, withdrawn)} size="large" />
          </Figure>
          <Eyebrow>{t('netPaidInHint')}</Eyebrow>
          <Pair facts={[fact(t('toppedUp'), toppedUp), fact(t('withdrawn'), withdrawn)]} />
        </Card>
        <Note className={styles['counted']}>
          {isNothing ? t('nothingYet') : t('asCounted')}
          {openStakes !== null && !isZero(openStakes) && <> {t('openStakes', { amount: moneyText(openStakes) })}</>}
        </Note>
      </Stack>
    </section>
  )
}

interface Fact {
  name: string
  amount: Money
}

function fact(name: string, amount: Money): Fact {
  return { name, amount }
}

function Pair({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles['pair']}>
      {facts.map(({ name, amount }) => (
        <div key={name}>
          <Eyebrow as="dt">{name}</Eyebrow>
          <dd>{moneyText(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
