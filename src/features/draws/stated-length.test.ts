import { expect, it } from 'vitest'
import { statedLength } from './stated-length'

it.each<[description: string, seconds: number | null]>([
  ['Every minute', 60],
  ['Every 3 minutes.', 180],
  ['Setiap menit', 60],
  ['Setiap 5 minit', 300],
  ['Mỗi 3 phút', 180],
  ['每 3 分钟', 180],
  ['每分钟', 60],
  ['Cada 5 minutos', 300],
  ['', null],
  ['Every 3 minutes, three dice', null],
  ['Three numbers every minute', null],
  ['Every', null],
])('%j states %j s', (description, seconds) => {
  expect(statedLength(description)).toBe(seconds)
})
