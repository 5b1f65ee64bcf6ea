import { useTranslation } from 'react-i18next'
import type { Report } from '@/api/report'
import { joinSentences } from '@/i18n/join-sentences'
import { add, subtract } from '@/lib/money/sums'
import { isZero, ZERO, type Money } from '@/lib/money/text'
import { Note } from '@/ui/Note'
import { Stack } from '@/ui/Stack'
import { Card } from '@/ui/Card'
import { Eyebrow } from '@/ui/Eyebrow'
import { Money as Amount, moneyText } from '@/ui/Money'
import { NetAmount } from '@/ui/NetAmount'
import { Figure } from './Figure'
import styles from './ReportTotals.module.css'

export function ReportTotals({ report, openStakes }: { report: Report; openStakes: Money | null }) {
  const { t } = useTranslation(['report', 'shared'])
  const { staked, won, toppedUp, withdrawn } = report
  const net = subtract(won, staked)
  const isNothing = [staked, won, toppedUp, withdrawn].every(isZero)
  return (
    <section aria-label={t('figures')}>
      <Stack>
        <Card>
          <Eyebrow>{t('shared:netResult')}</Eyebrow>
          <p>
            <Figure size="large">
              <NetAmount amount={net} size="large" />
            </Figure>
          </p>
          <Eyebrow>{t('profitHint')}</Eyebrow>
          {openStakes !== null && !isZero(openStakes) && <Parts net={net} open={openStakes} />}
          <Pair facts={[fact(t('shared:staked'), staked), fact(t('shared:returned'), won)]} />
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
          {joinSentences([
            isNothing ? t('nothingYet') : t('asCounted'),
            openStakes !== null && !isZero(openStakes) ? t('openStakes', { amount: moneyText(openStakes) }) : '',
          ])}
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

/** What is settled and what is still open, so that the net above and the one below agree. */
function Parts({ net, open }: { net: Money; open: Money }) {
  const { t } = useTranslation(['report', 'shared'])
  return (
    <dl className={styles['parts']}>
      <div>
        <dt>{t('settled')}</dt>
        <dd>
          <NetAmount amount={add(net, open)} />
        </dd>
      </div>
      <div>
        <dt>{t('shared:stillOpen')}</dt>
        <dd>
          <NetAmount amount={subtract(ZERO, open)} />
        </dd>
      </div>
    </dl>
  )
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
