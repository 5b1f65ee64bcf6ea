import { type ReactNode, use } from 'react'
import { useTranslation } from 'react-i18next'
import { countUnreadable } from '@/api/listing'
import { joinSentences } from '@/i18n/sentences'
import { LoadingBlock } from '@/ui/skeletons'
import { DataNotice } from './DataNotice'
import { type QueryState, hasFailed, isStale } from './query-state'
import { useQueryErrorText } from './use-error-text'
import { clearShownRefusals, refusalMessage } from './refusals'
import { RetryText } from './RefreshButton'
import { SplitRow } from '@/ui/layout'
import { ErrorBlock } from '@/ui/MessageBlock'
import { EnclosingTitle } from '@/ui/Screen'
import { EntryText, Caption } from '@/ui/text'

type QuerySource<Data> =
  | { query: QueryState<Data>; queries?: never }
  | { query?: never; queries: { [Key in keyof Data]: QueryState<Data[Key]> } }

type Props<Data> = QuerySource<Data> & {
  /** Name of the content in the failure text; by default the title of the screen or sheet. */
  contentName?: string | undefined
  /** True shows a failure in one line, for example in place of a single small figure. */
  isInline?: boolean
  /** A second action, shown beside Retry after a failure; not shown if `isInline`. */
  fallbackAction?: ReactNode
  skeleton?: ReactNode
  empty?: ReactNode
  isEmpty?: (data: Data) => boolean
  /** False if the screen shows one `StaleNotice` for several blocks, which then show none. */
  showsStale?: boolean
  /** Draws the data. Without `children`, the block shows only loading, failure and notices. */
  children?: (data: Data) => ReactNode
}

/**
 * Shows a skeleton, a failure, or the data of one or several queries. If a refresh fails, the data
 * stays on the screen. `empty` is not shown if some rows of the list could not be read, because the
 * list is then not empty on the platform.
 */
export function AsyncBlock<Data>(props: Props<Data>) {
  const { skeleton, empty, isEmpty = isEmptyList, showsStale = true, children } = props
  const queries: QueryState[] = props.query === undefined ? Object.values(props.queries) : [props.query]
  const data = dataOf(props)
  if (data === undefined)
    return queries.some(hasFailed) ? (
      <Failure {...props} all={queries} />
    ) : (
      skeleton !== undefined && <LoadingBlock>{skeleton}</LoadingBlock>
    )
  return (
    <>
      {showsStale && <StaleNotice queries={queries} />}
      {empty !== undefined && isEmpty(data) ? countUnreadable(data) === 0 && empty : children?.(data)}
    </>
  )
}

function Failure({
  all,
  contentName,
  isInline = false,
  fallbackAction,
}: Pick<Props<never>, 'contentName' | 'isInline' | 'fallbackAction'> & { all: QueryState[] }) {
  const { t } = useTranslation('common')
  const errorText = useQueryErrorText()
  const failedQueries = all.filter(hasFailed)
  const firstError = failedQueries[0]?.error
  const enclosingTitle = use(EnclosingTitle)
  const title = t('notLoaded', { what: contentName ?? enclosingTitle })
  if (isInline) {
    const isRefusal = refusalMessage(firstError) !== undefined
    const reasonText = isRefusal ? t('errors.declined') : (firstError?.serverMessage ?? '')
    return (
      <SplitRow align="center" gap="0 12px">
        <EntryText>
          <span role="alert">
            <Caption size="large">{joinSentences([title, reasonText])}</Caption>
          </span>
        </EntryText>
        <RetryText queries={failedQueries} />
      </SplitRow>
    )
  }
  return (
    <ErrorBlock
      title={title}
      text={firstError ? errorText(firstError) : ''}
      fallbackAction={fallbackAction}
      isRetrying={failedQueries.some(({ isFetching }) => isFetching)}
      onRetry={() => {
        clearShownRefusals()
        for (const { refetch } of failedQueries) void refetch()
      }}
    />
  )
}

const isEmptyList = (data: unknown) => Array.isArray(data) && data.length === 0

function dataOf<Data>({ query, queries }: QuerySource<Data>): Data | undefined {
  if (query !== undefined) return query.data
  const entries = Object.entries<QueryState>(queries).map(([key, { data }]) => [key, data] as const)
  return entries.some(([, data]) => data === undefined) ? undefined : (Object.fromEntries(entries) as Data)
}

/** Shows how old the data is if a refresh has failed, and how many entries could not be read. */
export function StaleNotice({ queries }: { queries: readonly QueryState[] }) {
  return staleNotice(queries)
}

/** Returns null if no refresh has failed and all entries could be read. */
export function staleNotice(queries: readonly QueryState[]): ReactNode {
  const staleQueries = queries.filter(isStale)
  const unreadableCount = queries.reduce((total, { data }) => total + countUnreadable(data), 0)
  if (staleQueries.length + unreadableCount === 0) return null
  return <DataNotice stale={staleQueries} unreadable={unreadableCount} />
}
