import { jsonOf, keysBeginningWith, readText } from '@/lib/storage'

const PREFIX = 'tiga.requests.'

/**
 * Whether the member has sent a request that moves money, on this device, whose outcome is not
 * known. Reads the notes themselves: the code for them may be what did not arrive. One that cannot
 * be read, or names no member, may be theirs.
 */
export function isMoneyRequestOpen(memberId: string): boolean {
  return notes().some((note) => typeof note['memberId'] !== 'string' || note['memberId'] === memberId)
}

/** Whether the answer to one may still come, in whatever tab: a reload would cut it off. */
export function isMoneyRequestUnderWay(): boolean {
  const now = Date.now()
  return notes().some(
    ({ isLost, sentAt, answerBy }) => isLost !== true && Number(sentAt) <= now && now < Number(answerBy),
  )
}

/** What is no note has none of its fields. */
function notes(): Record<string, unknown>[] {
  return keysBeginningWith(PREFIX).map((key) => {
    const note: Record<string, unknown> = Object(jsonOf(readText(key)))
    return note
  })
}
