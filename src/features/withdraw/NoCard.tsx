import { useTranslation } from 'react-i18next'
import type { Money } from '@/lib/money/text'
import { useMark, useShownBalance } from '@/shared/held-figures'
import { EmptyState } from '@/ui/EmptyState'
import { Fact, Facts } from '@/ui/Facts'
import { moneyText } from '@/ui/Money'

/** Nothing to fill in before there is an account to pay to; the screen's bar leads there. */
export function NoCard({ balance }: { balance: Money }) {
  const { t } = useTranslation(['withdraw', 'shared'])
  const shown = useShownBalance({ balance })
  const marked = useMark()
  return (
    <>
      <EmptyState icon="document" title={t('noCard')} text={t('noCardText')} />
      <Facts>
        <Fact name={marked(t('shared:balance'))} weight="strong">
          {moneyText(shown ?? balance, 'dot')}
        </Fact>
      </Facts>
    </>
  )
}
