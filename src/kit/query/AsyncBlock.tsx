import { type ReactNode, use } from 'react'
import { useTranslation } from 'react-i18next'
import { countUnreadable } from '@/api/listing'
import { joinSentences } from '@/i18n/sentences'
import { LoadingBlock } from '@/ui/skeletons'
import { DataNotice } from './DataNotice'
import { type QueryState, hasFailed, isStale } from './query-state'
import { useReadErrorText } from './use-error-text'
import { clearShownRefusals, refusalMessage } from './refusals'
import { RetryText } from './RefreshButton'
import { SplitRow } from '@/ui/layout'
import { ErrorBlock } from '@/ui/MessageBlock'
import { EnclosingTitle } from '@/ui/Screen'
import { EntryText, Caption } from '@/ui/text'

type Source<Data> =
  | { query: QueryState<Data>; queries?: never }
  | { query?: never; queries: { [Key in keyof Data]: QueryState<Data[Key]> } }

type Props<Data> = Source<Data> & {
  /** What it shows, for the words of a failure; else the title around it. */
  what?: string | undefined
  /** Of one small figure: a failure is told in a line, with the platform's words if it sent any. */
  isInline?: boolean
  /** Another way on after a failure, beside Retry. */
  fallbackAction?: ReactNode
  skeleton?: ReactNode
  empty?: ReactNode
  isEmpty?: (data: Data) => boolean
  /** False where the screen shows one StaleNotice for several blocks. */
  showsStale?: boolean
  /** Without it, only a failure shows: the data is elsewhere. */
  children?: (data: Data) => ReactNode
}

/** Content stays once it is shown. A list of which nothing could be read is not called empty. */
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
  what,
  isInline = false,
  fallbackAction,
}: Pick<Props<never>, 'what' | 'isInline' | 'fallbackAction'> & { all: QueryState[] }) {
  const { t } = useTranslation('common')
  const unreadText = useReadErrorText()
  const failed = all.filter(hasFailed)
  const reason = failed[0]?.error
  const around = use(EnclosingTitle)
  const title = t('notLoaded', { what: what ?? around })
  if (isInline) {
    const words = refusalMessage(reason) === undefined ? (reason?.serverMessage ?? '') : t('errors.declined')
    return (
      <SplitRow align="center" gap="0 12px">
        <EntryText>
          <span role="alert">
            <Caption size="large">{joinSentences([title, words])}</Caption>
          </span>
        </EntryText>
        <RetryText queries={failed} />
      </SplitRow>
    )
  }
  return (
    <ErrorBlock
      title={title}
      text={reason ? unreadText(reason) : ''}
      way={fallbackAction}
      isRetrying={failed.some(({ isFetching }) => isFetching)}
      onRetry={() => {
        clearShownRefusals()
        for (const { refetch } of failed) void refetch()
      }}
    />
  )
}

const isEmptyList = (data: unknown) => Array.isArray(data) && data.length === 0

function dataOf<Data>({ query, queries }: Source<Data>): Data | undefined {
  if (query !== undefined) return query.data
  const parts = Object.entries<QueryState>(queries).map(([key, { data }]) => [key, data] as const)
  return parts.some(([, data]) => data === undefined) ? undefined : (Object.fromEntries(parts) as Data)
}

/** How old the data is, if a refresh failed, and how many entries could not be read. */
export function StaleNotice({ queries }: { queries: readonly QueryState[] }) {
  return staleNotice(queries)
}

/** As `StaleNotice`, for who shows it elsewhere; null where there is nothing to tell. */
export function staleNotice(queries: readonly QueryState[]): ReactNode {
  const stale = queries.filter(isStale)
  const unreadable = queries.reduce((total, { data }) => total + countUnreadable(data), 0)
  return stale.length + unreadable > 0 ? <DataNotice stale={stale} unreadable={unreadable} /> : null
}
