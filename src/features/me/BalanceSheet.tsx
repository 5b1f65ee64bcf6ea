import { useTranslation } from 'react-i18next'
import { reportQueries } from '@/api/report.queries'
import type { Money } from '@/lib/money/text'
import { paths } from '@/paths'
import { useMark, useShownQuery } from '@/shared/held-figures'
import { LinkButton } from '@/shared/LinkButton'
import { balanceTrail } from '@/shared/trail/rules'
import TrailSheet from '@/shared/trail/TrailSheet'
import { Note } from '@/ui/Note'
import { Stack } from '@/ui/Stack'

/** The balance in the lines it is made of; the account detail leads on, down to each order. */
export default function BalanceSheet({ balance, onClose }: { balance: Money; onClose: () => void }) {
  const { t } = useTranslation(['my', 'record', 'shared'])
  const report = useShownQuery(reportQueries.report())
  const marked = useMark()
  return (
    <TrailSheet
      title={t('trail.title')}
      lead={t('record:trail.platform')}
      name={marked(t('walletBalance'))}
      amount={balance}
      parts={report.data === undefined ? [] : balanceTrail(balance, report.data)}
      query={report}
      onClose={onClose}
    >
      <Stack>
        <Note kind="hint">{t('trail.restText')}</Note>
        <LinkButton to={paths.statement()} replace>
          {t('shared:statement')}
        </LinkButton>
      </Stack>
    </TrailSheet>
  )
}
