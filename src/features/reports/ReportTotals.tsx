import { useTranslation } from 'react-i18next'
import type { Report } from '@/api/report'
import { joinSentences } from '@/i18n/join-sentences'
import { isZero } from '@/lib/money/text'
import type { OrdersCheck } from '@/shared/report-checks'
import { useMark } from '@/shared/held-figures'
import { ReportTrail } from '@/shared/trail/ReportTrail'
import { reportTrail, type ReportFigure } from '@/shared/trail/rules'
import { Note } from '@/ui/Note'
import { Stack } from '@/ui/Stack'
import { Card } from '@/ui/Card'
import { Eyebrow } from '@/ui/Eyebrow'
import { Money as Amount, moneyText, signedMoneyText } from '@/ui/Money'
import { NetAmount } from '@/ui/NetAmount'
import { Figure } from './Figure'
import styles from './ReportTotals.module.css'

/** @param check null while the record is not known, or not whole */
export function ReportTotals({ report, check }: { report: Report; check: OrdersCheck | null }) {
  const { t } = useTranslation(['report', 'shared'])
  const marked = useMark()
  const isNothing = [report.staked, report.won, report.toppedUp, report.withdrawn].every(isZero)
  const open = check?.countsOpen === true && !isZero(check.open) ? check.open : null
  const given = { report, check }
  return (
    <section aria-label={t('figures')}>
      <Stack>
        <Card>
          <Eyebrow>{marked(t('shared:netResult'))}</Eyebrow>
          <Figure as="div" size="large">
            <Total {...given} figure="net" name={t('shared:netResult')} isLarge />
          </Figure>
          <Eyebrow>{t('profitHint')}</Eyebrow>
          {open !== null && (
            <dl className={styles['parts']}>
              <Part {...given} figure="settled" name={t('shared:settledOrders')} />
              <Part {...given} figure="open" name={t('shared:stillOpen')} />
            </dl>
          )}
          <Pair {...given} names={{ staked: t('shared:staked'), returned: t('shared:returned') }} />
        </Card>
        <Card>
          <Eyebrow>{t('netPaidIn')}</Eyebrow>
          <Figure as="div" size="medium">
            <Total {...given} figure="paidIn" name={t('netPaidIn')} isLarge />
          </Figure>
          <Eyebrow>{t('netPaidInHint')}</Eyebrow>
          <Pair {...given} names={{ toppedUp: t('toppedUp'), withdrawn: t('withdrawn') }} />
        </Card>
        <Note className={styles['counted']}>
          {joinSentences([
            isNothing ? t('nothingYet') : t('asCounted'),
            open === null ? '' : t('openStakes', { amount: moneyText(open) }),
          ])}
        </Note>
      </Stack>
    </section>
  )
}

interface FigureProps {
  report: Report
  check: OrdersCheck | null
  figure: ReportFigure
  name: string
}

const SIGNED: readonly ReportFigure[] = ['net', 'settled', 'open']

/** A figure that unfolds. */
function Total({ report, check, figure, name, isLarge = false }: FigureProps & { isLarge?: boolean }) {
  const { t } = useTranslation('record')
  const { amount } = reportTrail(figure, report, check)
  const isSigned = SIGNED.includes(figure)
  const words = `${name} ${isSigned ? signedMoneyText(amount) : moneyText(amount)}`
  const size = isLarge ? 'large' : 'inline'
  return (
    <ReportTrail figure={figure} name={name} label={t('trail.see', { figure: words })} report={report}>
      {isSigned ? <NetAmount amount={amount} size={size} /> : <Amount amount={amount} size={size} />}
    </ReportTrail>
  )
}

/** What is settled and what is still open, so that the net above and the one below agree. */
function Part(props: FigureProps) {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd>
        <Total {...props} />
      </dd>
    </div>
  )
}

function Pair({
  names,
  ...given
}: Pick<FigureProps, 'report' | 'check'> & { names: Partial<Record<ReportFigure, string>> }) {
  return (
    <dl className={styles['pair']}>
      {(Object.entries(names) as [ReportFigure, string][]).map(([figure, name]) => (
        <div key={figure}>
          <Eyebrow as="dt">{name}</Eyebrow>
          <dd>
            <Total {...given} figure={figure} name={name} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
