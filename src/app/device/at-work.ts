import type { QueryClient } from '@tanstack/react-query'
import { isMoneyRequestUnderWay } from '@/shared/money-request/open-money-requests'
import { routeOf } from '../routes'

const FIELDS = 'input:not([type=radio]):not([type=checkbox]):not([type=hidden]), textarea'

/** A text that is there already, such as a name to be changed, counts as typed. */
function isSomethingTyped(): boolean {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)].some(
    ({ value, readOnly }) => value !== '' && !readOnly,
  )
}

/**
 * Whether the member is in the middle of something: a form, a sheet, a request that changes
 * something, or one that moves money, in whatever tab.
 */
export function isAtWork(pathname: string, queryClient: Pick<QueryClient, 'isMutating'>): boolean {
  return (
    routeOf(pathname)?.isForm === true ||
    document.querySelector('[role=dialog], [role=alertdialog]') !== null ||
    isSomethingTyped() ||
    queryClient.isMutating() > 0 ||
    isMoneyRequestUnderWay()
  )
}
