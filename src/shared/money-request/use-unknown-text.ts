import { useTranslation } from 'react-i18next'
import { joinSentences } from '@/i18n/format'
import { type LostAnswer } from '../forms/lost-answer'
import { useLostText } from '../forms/use-lost-text'
import type { MoneyRequestKind } from './request'
import type { LookUp } from './state'

/**
 * All that is said of a request whose outcome is not known, whatever its kind: not to repeat it
 * comes first.
 */
export function useUnknownText() {
  const { t } = useTranslation(['messages', 'shared'])
  const lostText = useLostText()
  return {
    /** @param what "Kelimutu 20261120-0721, Rp 4,000" */
    warning: (kind: MoneyRequestKind, what: string, lostAnswer?: LostAnswer) =>
      joinSentences([
        t(`again.${kind}`),
        t('unknown.may', { what }),
        lostAnswer === undefined ? '' : lostText(lostAnswer, ''),
      ]),
    /** Where the next one would be made. */
    ofLast: (kind: MoneyRequestKind) => joinSentences([t(`again.${kind}`), t('unknown.last')]),
    /** What the record says of it. */
    lookUp: (kind: MoneyRequestKind, found: LookUp) => t(`unknown.${found}`, { record: t(`record.${kind}`) }),
    /** No top-up is ever found: no record lists them (reading 63). */
    match: (kind: MoneyRequestKind, what: string) => t('unknown.found', { record: t(`record.${kind}`), what }),
  }
}
