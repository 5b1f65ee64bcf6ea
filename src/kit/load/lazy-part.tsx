import {
  Suspense,
  use,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { report } from '@/lib/report'
import { useOnUnmount } from '@/ui/use-event'
import { PartMissing, RetryIcon } from './PartMissing'
import { retryOwnerOf, registerLostPart, isLasting, lostParts, retryAll } from './lost-parts'
import { retryableImport, type Load } from './module'
import { useIsIdle } from './use-idle'

interface PartOptions<Props> {
  /** Asked for once the browser is idle, for what need not be there at first. */
  isLater?: boolean
  /** Until it has arrived; nothing by default. */
  placeholder?: (props: Props) => ReactNode
  /** Stands in its place without a word if it does not arrive, or breaks. */
  failureFallback?: (props: Props) => ReactNode
  /** Words in its place would push all else down: where it asks for Retry, an icon does. */
  isSmall?: boolean
}

/**
 * A part of a screen whose file may hold other parts too. A lost file is asked for again at a retry
 * and whenever one of its parts is mounted anew. All parts that it took from the screen ask for one
 * Retry.
 */
export function lazyPart<Props extends object>(
  load: Load<{ default: ComponentType<Props> }>,
  { isLater = false, placeholder, failureFallback, isSmall = false }: PartOptions<Props> = {},
): ComponentType<Props> {
  const code = retryableImport(load)
  function Arrived(props: Props) {
    const { default: Part } = use(code.loadOnce())
    return <Part {...props} />
  }
  function Missing({ props, error, reset }: { props: Props; error: unknown; reset: () => void }) {
    useOnUnmount(code.clearFailure)
    const isSilent = failureFallback !== undefined
    const [loss] = useState(() => ({ error, rank: isSilent ? 2 : Number(isSmall), reset }))
    useLayoutEffect(() => registerLostPart(loss), [loss])
    useSyncExternalStore(lostParts.subscribe, lostParts.getState)
    if (isSilent) return failureFallback(props)
    if (retryOwnerOf(loss) !== loss) return null
    const retry = () => retryAll(loss)
    if (isSmall) return <RetryIcon retry={retry} />
    return <PartMissing retry={retry} isRepeated={code.failures() > 1} isLasting={isLasting(loss)} />
  }
  return function LazyPart(props: Props) {
    // It may have failed while no such part was there to show it.
    useState(code.clearFailure)
    const isAsked = useIsIdle(isLater)
    if (!isAsked) return placeholder?.(props)
    return (
      <ErrorBoundary
        onReset={code.clearFailure}
        onError={(error) => report(error, 'part')}
        fallbackRender={({ error, resetErrorBoundary }) => (
          <Missing props={props} error={error} reset={resetErrorBoundary} />
        )}
      >
        <Suspense fallback={placeholder?.(props)}>
          <Arrived {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
}
