import type { ReactNode } from 'react'
import { unreadableIn } from '@/api/listing'
import { ErrorBlock } from '@/ui/MessageBlock'
import { LoadingBlock } from '@/ui/skeletons'
import { hasFailed, type QueryState } from './query-state'
import { StaleNotice } from './StaleNotice'
import { useErrorText } from './use-error-text'
import { useSubject } from '@/ui/labels'
import { useTranslation } from 'react-i18next'

type Source<Data> =
  | { query: QueryState<Data>; queries?: never }
  | { query?: never; queries: { [Key in keyof Data]: QueryState<Data[Key]> } }

type Props<Data> = Source<Data> & {
  /** What it shows, for the words of a failure: the title around it, unless said otherwise. */
  what?: string | undefined
  /** The whole sentence that says what has failed. */
  name?: string | undefined
  /** Another way on after a failure, beside Retry. */
  way?: ReactNode
  skeleton?: ReactNode
  empty?: ReactNode
  isEmpty?: (data: Data) => boolean
  /** Around skeleton and error, for content that brings its own screen and StaleNotice. */
  frame?: (block: ReactNode) => ReactNode
  /** False where the screen shows one StaleNotice for several blocks. */
  showsStale?: boolean
  /** Without it, only a failure shows: the data is elsewhere. */
  children?: (data: Data) => ReactNode
}

/**
 * Content stays once it is shown: if a refresh fails, a line above says how old it is. A list of
 * which nothing could be read is not called empty.
 */
export function AsyncBlock<Data>(props: Props<Data>) {
  const { skeleton, empty, isEmpty = isEmptyList, frame, showsStale = frame === undefined, children } = props
  const queries = queriesOf(props)
  const data = dataOf(props)
  if (data === undefined) {
    const block = queries.some(hasFailed) ? (
      <Failure {...props} all={queries} />
    ) : (
      skeleton !== undefined && <LoadingBlock>{skeleton}</LoadingBlock>
    )
    return frame === undefined ? block : frame(block)
  }
  return (
    <>
      {showsStale && <StaleNotice queries={queries} />}
      {empty !== undefined && isEmpty(data) ? unreadableIn(data) === 0 && empty : children?.(data)}
    </>
  )
}

function Failure({ all, what, name, way }: Pick<Props<never>, 'what' | 'name' | 'way'> & { all: QueryState[] }) {
  const { t } = useTranslation('common')
  const errorText = useErrorText()
  const subject = useSubject()
  const failed = all.filter(hasFailed)
  const reason = failed[0]?.error
  return (
    <ErrorBlock
      title={name ?? t('notLoaded', { what: what ?? subject })}
      text={reason ? errorText(reason) : ''}
      way={way}
      isRetrying={failed.some(({ isFetching }) => isFetching)}
      onRetry={() => {
        for (const { refetch } of failed) void refetch()
      }}
    />
  )
}

function isEmptyList(data: unknown): boolean {
  return Array.isArray(data) && data.length === 0
}

function queriesOf<Data>({ query, queries }: Source<Data>): QueryState[] {
  return query === undefined ? Object.values(queries) : [query]
}

function dataOf<Data>({ query, queries }: Source<Data>): Data | undefined {
  if (query !== undefined) return query.data
  const parts = Object.entries<QueryState>(queries).map(([key, { data }]) => [key, data] as const)
  return parts.some(([, data]) => data === undefined) ? undefined : (Object.fromEntries(parts) as Data)
}
