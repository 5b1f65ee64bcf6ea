import { Button } from './Button'
import { useLabels } from './labels'
import { MessageBlock } from './MessageBlock'

export function ErrorBlock({
  text,
  onRetry,
  isRetrying = false,
}: {
  text: string
  onRetry: () => void
  isRetrying?: boolean
}) {
  const { retry } = useLabels()
  return (
    <MessageBlock
      icon="warning"
      isError
      text={text}
      action={
        <Button tone="quiet" isBusy={isRetrying} onClick={onRetry}>
          {retry}
        </Button>
      }
    />
  )
}
