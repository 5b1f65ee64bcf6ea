const PREFIX = 'tiga.requests.'

/**
 * Whether the member has sent a request that moves money, on this device, whose outcome is not
 * known. Reads the notes themselves: the code for them may be what did not arrive.
 */
export function isMoneyRequestOpen(memberId: string): boolean {
  return notes().some((note) => note['memberId'] === memberId)
}

/** Whether the answer to one may still come, in whatever tab: a reload would cut it off. */
export function isMoneyRequestUnderWay(): boolean {
  const now = Date.now()
  return notes().some(
    ({ isLost, sentAt, answerBy }) => isLost !== true && Number(sentAt) <= now && now < Number(answerBy),
  )
}

function notes(): Record<string, unknown>[] {
  try {
    return Object.entries(localStorage).flatMap(([key, text]) => {
      if (!key.startsWith(PREFIX)) return []
      const note: Record<string, unknown> | null = JSON.parse(text)
      return note === null ? [] : [note]
    })
  } catch {
    // A browser that refuses storage has kept none.
    return []
  }
}
