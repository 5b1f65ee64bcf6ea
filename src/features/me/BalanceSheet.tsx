import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { reportQueries } from '@/api/report.queries'
import type { Money } from '@/lib/money/text'
import { paths } from '@/paths'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { LinkButton } from '@/shared/LinkButton'
import { Fact, Facts } from '@/ui/Facts'
import { Lead } from '@/ui/Lead'
import { moneyText, signedMoneyText } from '@/ui/Money'
import { Note } from '@/ui/Note'
import { Sheet } from '@/ui/Sheet'
import { SkeletonRows } from '@/ui/SkeletonRows'
import { Stack } from '@/ui/Stack'
import { balanceTrail } from './balance-trail'

/** The balance in the lines it is made of; the account detail leads on, down to each order. */
export default function BalanceSheet({ balance, onClose }: { balance: Money; onClose: () => void }) {
  const { t } = useTranslation(['my', 'report', 'shared'])
  const report = useQuery(reportQueries.report())
  const names = {
    toppedUp: t('report:toppedUp'),
    withdrawn: t('report:withdrawn'),
    staked: t('shared:staked'),
    returned: t('shared:returned'),
    rest: t('trail.rest'),
  }
  return (
    <Sheet title={t('trail.title')} onClose={onClose}>
      <Lead>{t('trail.source')}</Lead>
      <AsyncBlock query={report} skeleton={<SkeletonRows count={6} height={44} hasFigure isFlat />}>
        {(totals) => (
          <Facts>
            {balanceTrail(balance, totals).map(({ kind, amount }) => (
              <Fact key={kind} name={names[kind]}>
                {signedMoneyText(amount)}
              </Fact>
            ))}
            <Fact name={t('walletBalance')} isStrong>
              {moneyText(balance)}
            </Fact>
          </Facts>
        )}
      </AsyncBlock>
      <Stack>
        <Note kind="hint">{t('trail.restText')}</Note>
        <LinkButton to={paths.statement()} replace>
          {t('shared:statement')}
        </LinkButton>
      </Stack>
    </Sheet>
  )
}
