import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { ApiError } from '@/api/errors'
import { isolateRightToLeft } from '@/lib/bidi'
import { refusalMessage } from './refusals'

/**
 * Returns the platform's message if the platform answered with an error and a message, and
 * otherwise a text of the app. Returns '' for a cancelled call.
 */
function describeError(error: Error, t: TFunction): string {
  if (!(error instanceof ApiError)) return t('errors.schema')
  const serverMessage = error.serverMessage === undefined ? undefined : isolateRightToLeft(error.serverMessage)
  switch (error.kind) {
    case 'cancelled':
      return ''
    case 'unsent':
    case 'network':
    case 'timeout':
    case 'decode':
    case 'schema':
      return t(`errors.${error.kind}`)
    case 'http':
      return serverMessage ?? t('errors.http', { status: error.status ?? '?' })
    case 'api':
      return serverMessage ?? t('errors.refused', { code: error.code ?? '?' })
    case 'auth':
      return serverMessage ?? t('errors.sessionOver')
  }
}

/**
 * Returns a function that describes an error. It leaves out the platform's message of a refusal
 * (code 401), because a toast shows that message (reading 19).
 */
export function useQueryErrorText(): (error: Error) => string {
  const { t } = useTranslation('common')
  return (error) => (refusalMessage(error) === undefined ? describeError(error, t) : t('errors.declined'))
}

/** Returns a function that describes an error: by the platform's message, if there is one. */
export function useErrorText(): (error: Error) => string {
  const { t } = useTranslation('common')
  return (error) => describeError(error, t)
}
