import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { icons, iconSvg } from './icon'

const folder = resolve(import.meta.dirname, '../../public')
const drawings = icons.filter(({ size }) => size === null)
const pictures = icons.flatMap(({ file, size }) => (size === null ? [] : [{ file, size }]))

it.each(drawings)(
  '$file is the drawing in the colours of the tokens: else run `npm run icons`',
  ({ file, options }) => {
    expect(readFileSync(resolve(folder, file), 'utf8')).toBe(iconSvg(options))
  },
)

it.each(pictures)('$file, which the same command draws, has its size', ({ file, size }) => {
  const png = readFileSync(resolve(folder, file))
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size])
})
