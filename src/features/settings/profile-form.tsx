import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useQueryClient } from '@tanstack/react-query'
import { Stack, Card } from '@/ui/layout'
import ContactDialog from '@/domain/help/ContactDialog'
import { useSheets } from '@/kit/sheets/use-sheets'
import { Button } from '@/ui/Button'
import { type Member, accountQueries } from '@/api/account'
import { type ApiError, isOutcomeUnknown } from '@/api/errors'
import { type QueryState, hasFailed } from '@/kit/query/query-state'
import { refusalMessage } from '@/kit/query/refusals'
import { RetryText } from '@/kit/query/RefreshButton'
import { RowLink } from '@/kit/links'
import { useErrorText } from '@/kit/query/use-error-text'
import styles from './profile-form.module.css'

/** Replaces the form of a value that was set and can be set only once (readings 68 and 88). */
export function SetOnceNotice({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('common')
  const sheets = useSheets<'service'>()
  return (
    <Card>
      <Stack gap={3} className={styles['setOnce']}>
        <h2>{title}</h2>
        <p>{text}</p>
        <Button tone="quiet" onClick={() => sheets.open('service')}>
          {t('contact.open')}
        </Button>
      </Stack>
      {sheets.current === 'service' && <ContactDialog text={text} onClose={sheets.close} />}
    </Card>
  )
}

/** Returns a function that requests the member's data again, and returns null if that fails. */
export function useFreshMember(): () => Promise<Member | null> {
  const queryClient = useQueryClient()
  // No error is shown here, because the form says that the outcome is unknown.
  return () => queryClient.fetchQuery({ ...accountQueries.member(), retry: false }).catch(() => null)
}

/**
 * Returns a function that gives the error text after a choice (such as a picture) could not be
 * sent. If the answer was lost, it reads the member again, and returns null if the platform has
 * stored the choice. Only for choices that are harmless to send twice, because the text may invite
 * another try.
 */
export function useExplainFailedChoice<Choice>(has: (member: Member, sent: Choice) => boolean) {
  const errorText = useErrorText()
  const fetchFreshMember = useFreshMember()
  return async (error: ApiError, sent: Choice) => {
    const member = isOutcomeUnknown(error) ? await fetchFreshMember() : null
    return member !== null && has(member, sent) ? null : errorText(error)
  }
}

/**
 * The value is "…" while `query` loads. If loading fails, the row shows the platform's reason or
 * "not known" (never "none"), and the button Retry.
 */
export function QueryRow<T>({
  query,
  textOf,
  ...row
}: Omit<ComponentProps<typeof RowLink>, 'value'> & { query: QueryState<T>; textOf: (data: T) => string }) {
  const { t } = useTranslation('shared')
  if (query.data !== undefined) return <RowLink {...row} value={textOf(query.data)} />
  if (!hasFailed(query)) return <RowLink {...row} value="…" />
  return (
    <div className={styles['failed']} role="alert">
      <RowLink
        {...row}
        value={(refusalMessage(query.error) === undefined && query.error?.serverMessage) || t('notKnown')}
      />
      <RetryText queries={[query]} />
    </div>
  )
}
