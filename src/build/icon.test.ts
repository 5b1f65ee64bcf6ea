import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { icons, iconSvg } from './icon'
import { colourOf, readTokens } from './tokens'

const folder = resolve(import.meta.dirname, '../../public')
const drawings = icons.filter(({ size }) => size === null)
const pictures = icons.flatMap(({ file, size }) => (size === null ? [] : [{ file, size }]))

/** As "#rrggbb", of an 8-bit PNG without interlacing. */
function pixelOf(png: Buffer, x: number, y: number): string {
  const width = png.readUInt32BE(16)
  const channels = png[25] === 6 ? 4 : 3
  const data: Buffer[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  const bytes = inflateSync(Buffer.concat(data))
  const length = width * channels
  let above = new Uint8Array(length)
  for (let row = 0; row <= y; row += 1) {
    const filter = bytes[row * (length + 1)] ?? 0
    const line = Uint8Array.from(bytes.subarray(row * (length + 1) + 1, (row + 1) * (length + 1)))
    for (let index = 0; index < length; index += 1) {
      const left = line[index - channels] ?? 0
      line[index] = (line[index] ?? 0) + predicted(filter, left, above[index] ?? 0, above[index - channels] ?? 0)
    }
    above = line
  }
  return `#${Buffer.from(above.subarray(x * channels, x * channels + 3)).toString('hex')}`
}

/** What a PNG filter expects of a byte, from its neighbours left, above, and above left. */
function predicted(filter: number, left: number, above: number, corner: number): number {
  const nearest = () => {
    const distances = [left, above, corner].map((value) => Math.abs(left + above - corner - value))
    return [left, above, corner][distances.indexOf(Math.min(...distances))] ?? 0
  }
  return [() => 0, () => left, () => above, () => (left + above) >> 1, nearest][filter]?.() ?? 0
}

it.each(drawings)(
  '$file is the drawing in the colours of the tokens: else run `npm run icons`',
  ({ file, options }) => {
    expect(readFileSync(resolve(folder, file), 'utf8')).toBe(iconSvg(options))
  },
)

it.each(pictures)('$file has its size and the colours of the tokens: else run `npm run icons`', ({ file, size }) => {
  const png = readFileSync(resolve(folder, file))
  const { light } = readTokens()
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size])
  expect(pixelOf(png, size / 2, Math.round(size * 0.66))).toBe(colourOf(light, 'draw'))
  // The far end of the gradient, within the rounded corner.
  const corner = pixelOf(png, Math.round(size * 0.12), Math.round(size * 0.88))
  const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  channels(corner).forEach((value, index) =>
    expect(Math.abs(value - (channels(colourOf(light, 'hero-far'))[index] ?? 0))).toBeLessThan(12),
  )
})
