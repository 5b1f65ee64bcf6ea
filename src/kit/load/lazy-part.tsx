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
  /** Loads the code only once the browser is idle. */
  isLater?: boolean
  /** Shown until the code has loaded; nothing by default. */
  placeholder?: (props: Props) => ReactNode
  /** Shown in place of a message and Retry if the code does not load, or the part throws. */
  failureFallback?: (props: Props) => ReactNode
  /** Offers Retry as an icon: a message would push the content below it down. */
  isSmall?: boolean
}

/**
 * Loads a part of a screen when it is mounted. Several parts may share a file. A file that failed
 * is requested again by Retry, and whenever one of its parts is mounted again. The missing parts of
 * a file show one Retry for all.
 */
export function lazyPart<Props extends object>(
  load: Load<{ default: ComponentType<Props> }>,
  { isLater = false, placeholder, failureFallback, isSmall = false }: PartOptions<Props> = {},
): ComponentType<Props> {
  const code = retryableImport(load)
  function LoadedPart(props: Props) {
    const { default: Part } = use(code.loadOnce())
    return <Part {...props} />
  }
  function PartFailure({ props, error, reset }: { props: Props; error: unknown; reset: () => void }) {
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
    // Forgets a failure from before this mount, so that the code is requested again.
    useState(code.clearFailure)
    const isNeeded = useIsIdle(isLater)
    if (!isNeeded) return placeholder?.(props)
    return (
      <ErrorBoundary
        onReset={code.clearFailure}
        onError={(error) => report(error, 'part')}
        fallbackRender={({ error, resetErrorBoundary }) => (
          <PartFailure props={props} error={error} reset={resetErrorBoundary} />
        )}
      >
        <Suspense fallback={placeholder?.(props)}>
          <LoadedPart {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
}
