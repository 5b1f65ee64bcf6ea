import { useTranslation } from 'react-i18next'
import { wholeDateTime } from '@/i18n/format-date-time'
import type { Money } from '@/lib/money/text'
import type { LimitKind } from '@/shared/limits/kinds'
import type { Limit } from '@/shared/limits/limit'
import { isTold } from '@/shared/limits/use-own-limits'
import { moneyText } from '@/ui/Money'

/** What a limit lets through, in money or minutes, and what it will. */
export function useMostText(kind: LimitKind) {
  const { t } = useTranslation(['limits', 'shared'])
  const mostText = (most: Money | null): string => {
    if (most === null) return t('none')
    return kind === 'playDay' ? t('shared:minutes', { minutes: most }) : moneyText(most)
  }
  const waitText = ({ most, from }: NonNullable<Limit['waiting']>): string => {
    if (!isTold(from)) return t('waitsUntold', { most: mostText(most) })
    const time = wholeDateTime(from)
    return most === null ? t('waitsNone', { time }) : t('waits', { most: mostText(most), time })
  }
  return { mostText, waitText }
}
