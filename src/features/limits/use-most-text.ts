import { useTranslation } from 'react-i18next'
import type { Money } from '@/lib/money/text'
import type { LimitKind } from '@/shared/limits/kinds'
import { moneyText } from '@/ui/Money'

/** What a limit lets through, in money or minutes. */
export function useMostText(kind: LimitKind): (most: Money | null) => string {
  const { t } = useTranslation(['limits', 'shared'])
  return (most) => {
    if (most === null) return t('none')
    return kind === 'playDay' ? t('shared:minutes', { minutes: most }) : moneyText(most)
  }
}
