import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { packed } from './compress'

const TEXT = Buffer.from('the same line again and again\n'.repeat(200))

it.each(['a.js', 'a.css', 'index.html', 'a.svg', 'manifest.webmanifest', 'licenses.txt'])(
  '%s is packed both ways, alike each time',
  async (name) => {
    const [first, again] = [await packed(name, TEXT), await packed(name, TEXT)]
    expect(brotliDecompressSync(first?.br ?? '')).toEqual(TEXT)
    expect(gunzipSync(first?.gz ?? '')).toEqual(TEXT)
    expect(again).toEqual(first)
  },
)

it.each([
  ['a.png', TEXT],
  ['a.woff2', TEXT],
  ['_serve.sh', TEXT],
  ['short.js', TEXT.subarray(0, 999)],
])('%s is sent as it is', async (name, content) => {
  expect(await packed(name, content)).toBeNull()
})
