import { expect, it } from 'vitest'
import { qualitiesOf } from './qualities'

const level = (height: number, bitrate: number) => ({ height, bitrate })

it.each([
  ['none of no level', [], []],
  ['none of one level', [level(360, 60_000)], []],
  [
    'two, the sharper first',
    [level(180, 30_000), level(360, 60_000)],
    [
      { level: 1, name: '360p' },
      { level: 0, name: '180p' },
    ],
  ],
  [
    'the better one of two with the same name',
    [level(360, 60_000), level(360, 90_000), level(720, 200_000)],
    [
      { level: 2, name: '720p' },
      { level: 1, name: '360p' },
    ],
  ],
  ['none if all have one name', [level(360, 60_000), level(360, 90_000)], []],
  [
    'rates where the playlist does not tell the sizes',
    [level(0, 300_000), level(0, 1_200_000)],
    [
      { level: 1, name: '1200 kbps' },
      { level: 0, name: '300 kbps' },
    ],
  ],
])('the choice is %s', (_name, levels, expected) => {
  expect(qualitiesOf(levels)).toEqual(expected)
})
