import { expect, it } from 'vitest'
import { forgetMember } from './forget-member'
import { memoryEntries } from './testing/memory-entries'

it('a log-out erases what this device keeps of its member, and nothing of anybody else', () => {
  const entries = () => {
    const kept = memoryEntries<{ memberId: string }>()
    for (const memberId of ['1001', '1002']) kept.put(memberId, { memberId })
    return kept as never
  }
  const desk = { notes: entries(), messages: entries(), awaited: entries() }
  forgetMember(desk, '1001')
  for (const kept of Object.values<ReturnType<typeof memoryEntries>>(desk))
    expect(kept.list()).toEqual([{ memberId: '1002' }])
})
