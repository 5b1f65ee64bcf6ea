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
import { retryOwnerOf, registerLostPart, failsUntilReload, lostParts, retryAll } from './lost-parts'
import { retryableImport, type CodeLoader } from './module'
import { useIsIdle } from './use-idle'

interface PartOptions<Props> {
  /** True if the code loads only after the browser has become idle. */
  waitsForIdle?: boolean
  /** Content shown until the code has loaded; by default, nothing is shown. */
  placeholder?: (props: Props) => ReactNode
  /** Content shown in place of a message and Retry if the code does not load or the part throws. */
  failureFallback?: (props: Props) => ReactNode
  /** True shows Retry as an icon, because a message would push the content below down. */
  isSmall?: boolean
}

/**
 * Returns a component (a "part" of a screen) whose code loads when the component is mounted. If the
 * code does not load, it is requested again by Retry, and when a part with this code is mounted
 * again. All missing parts of one file share one Retry button.
 */
export function lazyPart<Props extends object>(
  load: CodeLoader<{ default: ComponentType<Props> }>,
  { waitsForIdle = false, placeholder, failureFallback, isSmall = false }: PartOptions<Props> = {},
): ComponentType<Props> {
  const codeImport = retryableImport(load)
  function LoadedPart(props: Props) {
    const { default: Part } = use(codeImport.loadOnce())
    return <Part {...props} />
  }
  function PartFailure({ props, error, reset }: { props: Props; error: unknown; reset: () => void }) {
    useOnUnmount(codeImport.clearFailure)
    const isSilent = failureFallback !== undefined
    const [lostPart] = useState(() => ({ error, rank: isSilent ? 2 : Number(isSmall), reset }))
    useLayoutEffect(() => registerLostPart(lostPart), [lostPart])
    useSyncExternalStore(lostParts.subscribe, lostParts.getState)
    if (isSilent) return failureFallback(props)
    if (retryOwnerOf(lostPart) !== lostPart) return null
    const retry = () => retryAll(lostPart)
    if (isSmall) return <RetryIcon retry={retry} />
    return (
      <PartMissing retry={retry} isRepeated={codeImport.countFailures() > 1} isLasting={failsUntilReload(lostPart)} />
    )
  }
  return function LazyPart(props: Props) {
    // Forgets a failure that happened before this mount, so that the code is requested again.
    useState(codeImport.clearFailure)
    const isNeeded = useIsIdle(waitsForIdle)
    if (!isNeeded) return placeholder?.(props)
    return (
      <ErrorBoundary
        onReset={codeImport.clearFailure}
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
