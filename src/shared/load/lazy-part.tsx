import { Suspense, use, useState, type ComponentType, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useOnLeave } from '@/ui/use-event'
import { keptCode } from './load-code'
import { useIsIdle } from './use-idle'
import { PartMissing, type Loss } from './PartMissing'

interface PartOptions<Props> {
  /** Asked for once the browser is idle, for what need not be there at first. */
  isLater?: boolean
  /** Until it has arrived; nothing by default. */
  waiting?: (props: Props) => ReactNode
  /** If it does not arrive, or breaks: an error with Retry by default. */
  missing?: (props: Props, loss: Loss) => ReactNode
}

/** In a file of its own, which is asked for again at a retry and whenever it is mounted anew. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { isLater = false, waiting, missing = (_props, loss) => <PartMissing loss={loss} /> }: PartOptions<Props> = {},
): ComponentType<Props> {
  const code = keptCode(load)
  function Arrived(props: Props) {
    const { default: Part } = use(code.load())
    return <Part {...props} />
  }
  function Missing({ children }: { children: ReactNode }) {
    useOnLeave(code.forget)
    return children
  }
  return function LazyPart(props: Props) {
    // It may have failed while no such part was there to show it.
    useState(code.forget)
    const isAsked = useIsIdle(isLater)
    if (!isAsked) return waiting?.(props)
    return (
      <ErrorBoundary
        onReset={code.forget}
        fallbackRender={({ resetErrorBoundary }) => (
          <Missing>{missing(props, { retry: resetErrorBoundary, isRepeated: code.failures() > 1 })}</Missing>
        )}
      >
        <Suspense fallback={waiting?.(props)}>
          <Arrived {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
}
