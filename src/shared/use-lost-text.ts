import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '@/api/errors'
import { joinSentences } from '@/i18n/join-sentences'

/** What came back to a request whose outcome is not known: nothing, or nothing that tells it. */
function lostText({ kind, status }: ApiError, t: TFunction<'shared'>): string {
  if (kind === 'decode' || kind === 'schema') return t('lost.unreadable')
  return kind === 'http' && status !== undefined ? t('lost.failed', { status }) : t('lost.none')
}

/** Puts before a sentence why the outcome is not known. */
export function useLostText(): (error: ApiError, sentence: string) => string {
  const { t } = useTranslation('shared')
  return (error, sentence) => joinSentences([lostText(error, t), sentence])
}
