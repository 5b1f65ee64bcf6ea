import type { PendingRequest, MoneyRequest } from '@/domain/money-request/request'

const REQUEST_KEY_PREFIX = 'tiga.requests.'

/** Returns the stored requests whose outcome is unknown. */
export function readOpenRequests(): unknown[] {
  return readStoredEntries(REQUEST_KEY_PREFIX)
}

export function readStoredMessages(): unknown[] {
  return readStoredEntries('tiga.messages.')
}

function readStoredEntries(prefix: string): unknown[] {
  return Object.entries(localStorage).flatMap(([key, text]) => (key.startsWith(prefix) ? [JSON.parse(text)] : []))
}

/** Stores a request whose outcome is unknown, as an earlier start of the app would have done. */
export function storeRequest(request: MoneyRequest, fields: Partial<PendingRequest> = {}): void {
  const sentAt = Date.now()
  const times = { sentAt, answerBy: sentAt + 25_000, isLost: false }
  const pending: PendingRequest = {
    id: 'kept',
    memberId: '1001',
    request,
    ...times,
    before: [],
    lookUp: null,
    ...fields,
  }
  localStorage.setItem(REQUEST_KEY_PREFIX + pending.id, JSON.stringify(pending))
}
