import { currentTag } from './format'

/** Formats epoch ms as "14:02:09" or "14.02.09", by the device's clock. */
export function formatClockSeconds(at: number): string {
  return new Intl.DateTimeFormat(currentTag(), { timeStyle: 'medium', hourCycle: 'h23' }).format(at)
}
