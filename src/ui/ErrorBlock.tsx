import { Button } from './Button'
import { MessageBlock } from './MessageBlock'

/** The reason of a failure and a retry. */
export function ErrorBlock({
  text,
  retryLabel,
  onRetry,
  isRetrying = false,
}: {
  text: string
  retryLabel: string
  onRetry: () => void
  isRetrying?: boolean
}) {
  return (
    <MessageBlock
      icon="warning"
      isError
      text={text}
      action={
        <Button tone="quiet" isBusy={isRetrying} onClick={onRetry}>
          {retryLabel}
        </Button>
      }
    />
  )
}
