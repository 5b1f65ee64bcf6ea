import type { ReactNode } from 'react'
import { ErrorBlock } from '@/ui/ErrorBlock'
import { LoadingBlock } from '@/ui/LoadingBlock'
import { hasFailed, type QueryState } from './query-state'
import { StaleNotice } from './StaleNotice'
import { useErrorText } from './use-error-text'

/** One query, or several that are all needed before there is content. */
type Source<Data> =
  | { query: QueryState<Data>; queries?: never }
  | { query?: never; queries: { [Key in keyof Data]: QueryState<Data[Key]> } }

type Props<Data> = Source<Data> & {
  /** Says which part failed, on a screen whose other parts are shown. */
  name?: string
  skeleton?: ReactNode
  empty?: ReactNode
  /** Whether to show `empty`. By default, whether the data is an empty list. */
  isEmpty?: (data: Data) => boolean
  /** For content that brings a screen of its own, with its own StaleNotice: the screen around skeleton and error. */
  frame?: (block: ReactNode) => ReactNode
  /** False where the screen shows one StaleNotice for several blocks. */
  showsStale?: boolean
  /** Without it the block shows a failure alone, for data that is shown elsewhere. */
  children?: (data: Data) => ReactNode
}

/**
 * The five states of what comes from the server: loading (a skeleton), failed (the reason and a retry), empty, ready, and stale.
 *
 * Content that is once shown stays. If a refresh behind it fails, by hand or in the background, a line above it says from when
 * it is and offers a retry.
 */
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

/** The data under the names of its queries, or that of the one query; undefined until all of it is there. */
function dataOf<Data>({ query, queries }: Source<Data>): Data | undefined {
  if (query !== undefined) return query.data
  const parts = Object.entries<QueryState>(queries).map(([key, { data }]) => [key, data] as const)
  return parts.some(([, data]) => data === undefined) ? undefined : (Object.fromEntries(parts) as Data)
}
