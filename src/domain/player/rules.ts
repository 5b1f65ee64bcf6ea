export const PREVIEW_SECONDS = 180
export const PREVIEW_CHECK_MS = 2000
export const STEP_SECONDS = 10
/** Before, a video counts as not begun. */
const MIN_WATCHED_SECONDS = 5
export const SPEEDS = [0.5, 1, 1.25, 1.5, 2] as const

/**
 * In seconds; null if the whole video may be seen. An unknown length (NaN, a live stream's
 * Infinity) is capped (reading 52).
 */
export function previewEnd(hasFullView: boolean, duration: number | null): number | null {
  if (hasFullView) return null
  return duration !== null && duration <= PREVIEW_SECONDS ? null : PREVIEW_SECONDS
}

export function clampPosition(position: number, duration: number, end: number | null): number {
  const last = Math.min(Number.isFinite(duration) ? duration : Infinity, end ?? Infinity)
  return Math.max(0, Math.min(position, last))
}

/** In seconds; 0 if there is little to see before or after it, or the preview ends there. */
export function resumePosition(saved: number, duration: number | null, end: number | null): number {
  const last = Math.min(duration ?? Infinity, end ?? Infinity)
  return saved >= MIN_WATCHED_SECONDS && saved <= last - 10 ? saved : 0
}

/**
 * Why a video does not play.
 * - `network`: it played, and then its server could not be reached any more
 * - `unreached`: its server has not been reached yet
 * - `silent`: nothing arrives
 * - `unavailable`: its server refuses it
 * - `notVideo`: a page, JSON or nothing came
 * - `gap`: a segment is missing
 * - `media`: it cannot be read
 * - `unsupported`: this browser plays no format of it
 * - `protected`: it needs a key system, and Tiga has none
 */
export type LossReason =
  'network' | 'unreached' | 'silent' | 'unavailable' | 'notVideo' | 'gap' | 'media' | 'unsupported' | 'protected'

const NO_FORMAT = new Set(['manifestIncompatibleCodecsError', 'bufferAddCodecError', 'bufferIncompatibleCodecsError'])
const NO_PLAYLIST = new Set(['manifestParsingError', 'levelParsingError', 'levelEmptyError'])

/**
 * @param error of hls.js; `code` is the HTTP status where an answer came
 * @param hasPlayed whether anything of the video has come before
 */
export function lossOf(
  { type, details, response }: { type: string; details: string; response?: { code?: number } | undefined },
  hasPlayed: boolean,
): LossReason {
  if (type === 'keySystemError') return 'protected'
  if (NO_FORMAT.has(details)) return 'unsupported'
  if (NO_PLAYLIST.has(details)) return 'notVideo'
  if (type !== 'networkError') return 'media'
  if (/timeout$/i.test(details)) return 'silent'
  const status = response?.code ?? 0
  if (status === 404 && details === 'fragLoadError') return 'gap'
  if (status >= 400) return 'unavailable'
  return hasPlayed ? 'network' : 'unreached'
}

/**
 * @param code of the video element's `MediaError`, which tells little
 * @param answer what the video's address answers by then
 */
export function lossOfElement(code: number | undefined, answer: ProbeResult, hasPlayed: boolean): LossReason {
  if (answer === 'refused') return 'unavailable'
  if (answer === 'text') return 'notVideo'
  if (answer === 'unreached') return hasPlayed ? 'network' : 'unreached'
  if (code === MEDIA_ERR_NETWORK && hasPlayed) return 'network'
  return code === MEDIA_ERR_SRC_NOT_SUPPORTED && answer === 'file' ? 'unsupported' : 'media'
}

/** What a video's address was found to answer. */
export type ProbeResult =
  | 'playlist'
  | 'file'
  /** A page, JSON or nothing. */
  | 'text'
  /** The server answers with an error. */
  | 'refused'
  /** The server answers, but lets no other site read it. */
  | 'unreadable'
  | 'unreached'

const MEDIA_ERR_NETWORK = 2
const MEDIA_ERR_SRC_NOT_SUPPORTED = 4

/** Another try would end alike. */
export function isFinal(reason: LossReason): boolean {
  return reason === 'unsupported' || reason === 'protected'
}

/** The video's address may be to blame, which the platform may have signed for a short time. */
export function mayBeExpired(reason: LossReason): boolean {
  return reason === 'unavailable' || reason === 'notVideo' || reason === 'gap' || reason === 'media'
}

export function isPlainFile(url: string): boolean {
  return /\.(?:mp4|m4v|webm)(?:[?#]|$)/i.test(url)
}

/**
 * What an answer is by the beginning of its text: `text` is a page, JSON or nothing, `file` is
 * anything in bytes, such as an MP4. Null: too little has come.
 */
export function contentOf(beginning: string, isWhole: boolean): 'playlist' | 'text' | 'file' | null {
  const text = beginning.replace(/^[\s\ufeff]+/, '').slice(0, 512)
  if (text.startsWith('#EXTM3U')) return 'playlist'
  if (/(?![\t\n\f\r])\p{Cc}|\ufffd/u.test(text)) return 'file'
  return isWhole || text.length >= 16 ? 'text' : null
}

/**
 * Whether each of its keys is for a key system such as Widevine or FairPlay. An MP4 whose samples
 * are encrypted one by one needs a key system as well.
 */
export function isProtected(playlist: string): boolean {
  const keys = (playlist.match(/^#EXT-X-(?:SESSION-)?KEY:.*$/gm) ?? []).filter((line) => !/METHOD=NONE/.test(line))
  const isOpen = (line: string) =>
    !/KEYFORMAT="(?!identity")/.test(line) && !(/METHOD=SAMPLE-AES/.test(line) && playlist.includes('#EXT-X-MAP:'))
  return keys.length > 0 && !keys.some(isOpen)
}

/** hls.js asks for the fourth after two target durations; a live one has changed by then. */
const MAX_UNCHANGED_LOADS = 4

/**
 * hls.js takes a recording whose playlist has no end for a live stream: it would begin near the end
 * and then wait for more. So a playlist that still has its first segment begins with it, and one
 * that brings nothing new gets an end (reading 103). One of the type EVENT only grows, and one of
 * the type VOD never changes.
 * @param loads how often it has come like this, in a row
 */
export function withVodTags(playlist: string, loads: number): string {
  if (!playlist.includes('#EXTINF') || playlist.includes('#EXT-X-ENDLIST')) return playlist
  const first = Number(/^#EXT-X-MEDIA-SEQUENCE:\s*(\d+)/m.exec(playlist)?.[1] ?? 0)
  const [, type] = /^#EXT-X-PLAYLIST-TYPE:\s*(VOD|EVENT)\b/im.exec(playlist) ?? []
  const isWhole = type !== undefined || first <= 1
  const isOver = type?.toUpperCase() === 'VOD' || loads >= MAX_UNCHANGED_LOADS
  const begun =
    isWhole && !playlist.includes('#EXT-X-START:')
      ? playlist.replace('#EXTM3U', '#EXTM3U\n#EXT-X-START:TIME-OFFSET=0')
      : playlist
  return isWhole && isOver ? `${begun.trimEnd()}\n#EXT-X-ENDLIST\n` : begun
}
