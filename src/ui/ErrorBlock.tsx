import type { ReactNode } from 'react'
import { Button } from './Button'
import { useLabels } from './labels'
import { MessageBlock } from './MessageBlock'

export function ErrorBlock({
  title,
  text,
  onRetry,
  isRetrying = false,
  way,
}: {
  /** What has failed. */
  title?: string | undefined
  /** Why. */
  text: string
  onRetry: () => void
  isRetrying?: boolean
  /** Another way on, where a retry may never succeed. */
  way?: ReactNode
}) {
  const { retry } = useLabels()
  return (
    <MessageBlock
      icon="warning"
      isError
      title={title}
      text={text}
      action={
        <>
          <Button tone="quiet" isBusy={isRetrying} onClick={onRetry}>
            {retry}
          </Button>
          {way}
        </>
      }
    />
  )
}
