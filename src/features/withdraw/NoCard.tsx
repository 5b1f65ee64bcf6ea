import { useTranslation } from 'react-i18next'
import type { Money } from '@/lib/money/text'
import { EmptyState } from '@/ui/EmptyState'
import { Fact, Facts } from '@/ui/Facts'
import { moneyText } from '@/ui/Money'

/** Nothing to fill in before there is an account to pay to; the screen's bar leads there. */
export function NoCard({ balance }: { balance: Money }) {
  const { t } = useTranslation(['withdraw', 'shared'])
  return (
    <>
      <EmptyState icon="document" title={t('noCard')} text={t('noCardText')} />
      <Facts>
        <Fact name={t('shared:balance')} isStrong>
          {moneyText(balance, 'dot')}
        </Fact>
      </Facts>
    </>
  )
}
