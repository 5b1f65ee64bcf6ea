import type { ReactNode } from 'react'
import { Button } from './Button'

/** The one primary action of a form. `isPending` comes from a synchronous lock (`useSingleFlight`), so it is never sent twice. */
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
