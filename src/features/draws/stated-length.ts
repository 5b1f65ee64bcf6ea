/** "Every 3 minutes", and nothing more, in each language of the app. */
const INTERVAL =
  /^(?:every|each|setiap|tiap|mỗi|每|cada)\s*(\d{1,3})?\s*(?:minutes?|minutos?|menit|minit|phút|分钟)[.。]?$/iu

/** How long rounds are, in seconds, where a description says that alone; else null. */
export function statedLength(description: string): number | null {
  const found = INTERVAL.exec(description.trim())
  return found === null ? null : Number(found[1] ?? 1) * 60
}
