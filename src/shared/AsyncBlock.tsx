import type { ReactNode } from 'react'
import { ErrorBlock } from '@/ui/ErrorBlock'
import { LoadingBlock } from '@/ui/LoadingBlock'
import { hasFailed, type QueryState } from './query-state'
import { StaleNotice } from './StaleNotice'
import { useErrorText } from './use-error-text'

type Source<Data> =
  | { query: QueryState<Data>; queries?: never }
  | { query?: never; queries: { [Key in keyof Data]: QueryState<Data[Key]> } }

type Props<Data> = Source<Data> & {
  name?: string
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

/** Content stays once it is shown: if a refresh fails, a line above says how old it is. */
export function AsyncBlock<Data>(props: Props<Data>) {
  const { skeleton, empty, isEmpty = isEmptyList, frame, showsStale = frame === undefined, children } = props
  const queries = queriesOf(props)
  const data = dataOf(props)
  if (data === undefined) {
    const block = queries.some(hasFailed) ? (
      <Failure queries={queries} name={props.name} />
    ) : (
      skeleton !== undefined && <LoadingBlock>{skeleton}</LoadingBlock>
    )
    return frame === undefined ? block : frame(block)
  }
  return (
    <>
      {showsStale && <StaleNotice queries={queries} />}
      {empty !== undefined && isEmpty(data) ? empty : children?.(data)}
    </>
  )
}

function Failure({ queries, name }: { queries: readonly QueryState[]; name: string | undefined }) {
  const errorText = useErrorText()
  const failed = queries.filter(hasFailed)
  const reason = failed[0]?.error
  return (
    <ErrorBlock
      text={[name, reason && errorText(reason)].filter(Boolean).join(' ')}
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
