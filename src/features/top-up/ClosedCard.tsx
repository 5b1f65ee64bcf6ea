import { useTranslation } from 'react-i18next'
import type { Money } from '@/lib/money/text'
import { paths } from '@/paths'
import { withCurrentMemberId } from '@/kit/history'
import { BreakText, useBreakText } from '@/domain/limits/BreakNotice'
import { isTimeKnown } from '@/domain/limits/use-own-limits'
import { LinkButton } from '@/kit/links'
import { moneyText } from '@/ui/Money'
import { Card, Stack } from '@/ui/layout'
import { Note } from '@/ui/Note'

/**
 * `until` is the end of the break in epoch ms, or `TIME_PENDING` while it is unknown. `amount` is
 * the typed amount for the message to customer service; null if there is none.
 */
export function ClosedCard({ until, amount }: { until: number; amount: Money | null }) {
  const { t } = useTranslation(['recharge', 'common', 'limits', 'shared'])
  const breakText = useBreakText()
  const breakName = isTimeKnown(until) ? breakText(until) : t('limits:breaks')
  const subject = [t('common:topUp'), ...(amount === null ? [] : [moneyText(amount)]), breakName].join(' · ')
  return (
    <Card>
      <Stack gap={3}>
        <div>
          <BreakText until={until} />
        </div>
        <Note>{t('onBreak')}</Note>
        <LinkButton to={paths.service()} state={withCurrentMemberId({ about: subject })}>
          {t('shared:askService')}
        </LinkButton>
      </Stack>
    </Card>
  )
}
