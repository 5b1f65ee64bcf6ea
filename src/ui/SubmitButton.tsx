import type { ReactNode } from 'react'
import { Button } from './Button'

export function SubmitButton({
  children,
  isPending,
  isDisabled = false,
  reasonId,
}: {
  children: ReactNode
  isPending: boolean
  isDisabled?: boolean
  reasonId?: string | undefined
}) {
  return (
    <Button type="submit" isWide isBusy={isPending} isDisabled={isDisabled} reasonId={reasonId}>
      {children}
    </Button>
  )
}
