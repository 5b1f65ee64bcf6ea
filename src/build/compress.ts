import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const byBrotli = promisify(brotliCompress)
const byGzip = promisify(gzip)

/** What a picture or a font gains is not worth a second file. */
const IS_TEXT = /\.(?:css|html|js|json|svg|txt|webmanifest)$/
/** What is shorter goes in one packet either way. */
const SHORTEST = 1000

export interface Packed {
  br: Buffer
  gz: Buffer
}

/** At the highest levels, alike in each build; null for what is sent as it is. */
export async function packed(name: string, content: Uint8Array): Promise<Packed | null> {
  if (!IS_TEXT.test(name) || content.length < SHORTEST) return null
  const [br, gz] = await Promise.all([
    byBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    byGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  return { br, gz }
}
