import * as v from 'valibot'
import { describe, expect, it, afterEach } from 'vitest'
import { removeMemberRecords } from '@/lib/storage'
import { newNoteId, storedNotes, type RequestNote } from './note'

const notes = storedNotes('member.testRequest', v.string())
const note: RequestNote<string> = { id: '1', memberId: '1001', sentAt: 5, request: 'a', alikeBefore: null }

afterEach(removeMemberRecords)

describe('a request written down', () => {
  it('is found by the member who sent it, and by nobody else', () => {
    notes.write(note)
    expect(notes.findOpen('1001')).toEqual(note)
    expect(notes.findOpen('1002')).toBeNull()
  })

  it.each(['accepted', 'refused', 'found', 'dismissed'] as const)('is forgotten once it is %s', (end) => {
    notes.write(note)
    notes.end(note, end)
    expect(notes.findOpen('1001')).toBeNull()
  })

  it('has an id of its own', () => {
    expect(newNoteId(5)).not.toBe(newNoteId(5))
  })
})
