import * as v from 'valibot'
import { storedRecord } from '@/lib/storage'
import { isHintDue } from '@/shared/install/install-way'

const stored = storedRecord('installHint', v.object({ since: v.string(), isDismissed: v.boolean() }), {
  since: '',
  isDismissed: false,
})

/** On the first visit it notes the day, and says no. */
export function isInstallHintDue(today: string): boolean {
  const hint = stored.read()
  if (hint.since === '') stored.write({ ...hint, since: today })
  return isHintDue(hint, today)
}

export function dismissInstallHint(): void {
  stored.write({ ...stored.read(), isDismissed: true })
}
