import { expect, it } from 'vitest'
import { byImportance, type NoteKind } from './notes'

const NONE: Record<NoteKind, boolean> = {
  data: false,
  alarm: false,
  offline: false,
  unreadable: false,
  openOrder: false,
  break: false,
  refused: false,
}

it.each<[holding: NoteKind[], expected: NoteKind[]]>([
  [[], []],
  [['data'], ['data']],
  [
    ['alarm', 'break'],
    ['break', 'alarm'],
  ],
  [
    ['data', 'offline', 'openOrder'],
    ['openOrder', 'offline', 'data'],
  ],
  [
    ['break', 'refused', 'unreadable', 'openOrder'],
    ['refused', 'break', 'openOrder', 'unreadable'],
  ],
  [
    ['data', 'alarm', 'offline', 'unreadable', 'openOrder', 'break', 'refused'],
    ['refused', 'break', 'openOrder', 'unreadable', 'offline', 'alarm', 'data'],
  ],
])('of %j says %j', (holding, expected) => {
  expect(byImportance({ ...NONE, ...Object.fromEntries(holding.map((kind) => [kind, true])) })).toEqual(expected)
})
