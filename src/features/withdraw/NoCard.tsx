import { useTranslation } from 'react-i18next'
import type { Money as Amount } from '@/lib/money/text'
import { Card } from '@/ui/Card'
import { CardIcon } from './CardIcon'
import { Lead } from '@/ui/Lead'
import { Money } from '@/ui/Money'
import { PART, Sentence } from '@/ui/Sentence'

/** Nothing to fill in before there is an account to pay to; the screen's bar leads there. */
export function NoCard({ balance }: { balance: Amount }) {
  const { t } = useTranslation(['withdraw', 'shared'])
  return (
    <Card>
      <CardIcon />
      <Lead>{t('noCard')}</Lead>
      <p>
        <Sentence text={t('shared:balanceIs', { amount: PART })}>
          <Money amount={balance} separator="dot" />
        </Sentence>
      </p>
    </Card>
  )
}
