export const PREVIEW_SECONDS = 180
export const PREVIEW_CHECK_MS = 2000
export const STEP_SECONDS = 10
const MIN_WATCHED_SECONDS = 5
export const SPEEDS = [0.5, 1, 1.25, 1.5, 2] as const

/** Seconds; null: all may be seen. An unknown length, NaN or Infinity, is capped (reading 52). */
export function previewEnd(hasFullView: boolean, duration: number | null): number | null {
  if (hasFullView) return null
  return duration !== null && duration <= PREVIEW_SECONDS ? null : PREVIEW_SECONDS
}

export function clampPosition(position: number, duration: number, end: number | null): number {
  const last = Math.min(Number.isFinite(duration) ? duration : Infinity, end ?? Infinity)
  return Math.max(0, Math.min(position, last))
}

/** Seconds; 0 if `saved` is in the first 5 s or the last 10 s of the video or the preview. */
export function resumePosition(saved: number, duration: number | null, end: number | null): number {
  const last = Math.min(duration ?? Infinity, end ?? Infinity)
  return saved >= MIN_WATCHED_SECONDS && saved <= last - 10 ? saved : 0
}

/**
 * Why a video does not play.
 * - `network`: it played, and then its server could no longer be reached
 * - `unreached`: its server has not been reached yet
 * - `silent`: no data arrives
 * - `unavailable`: its server refuses it
 * - `notVideo`: its address returned a page, JSON or nothing
 * - `gap`: a segment is missing
 * - `media`: it cannot be read
 * - `unsupported`: this browser cannot play its format
 * - `protected`: it needs a key system, and Tiga has none
 */
export type LossReason =
  'network' | 'unreached' | 'silent' | 'unavailable' | 'notVideo' | 'gap' | 'media' | 'unsupported' | 'protected'

const UNSUPPORTED_FORMAT_ERRORS = new Set([
  'manifestIncompatibleCodecsError',
  'bufferAddCodecError',
  'bufferIncompatibleCodecsError',
])
const NO_PLAYLIST_ERRORS = new Set(['manifestParsingError', 'levelParsingError', 'levelEmptyError'])

/**
 * @param error from hls.js; `code` is the HTTP status, if the server answered
 * @param hasPlayed whether any of the video has been buffered
 */
export function lossOf(
  { type, details, response }: { type: string; details: string; response?: { code?: number } | undefined },
  hasPlayed: boolean,
): LossReason {
  if (type === 'keySystemError') return 'protected'
  if (UNSUPPORTED_FORMAT_ERRORS.has(details)) return 'unsupported'
  if (NO_PLAYLIST_ERRORS.has(details)) return 'notVideo'
  if (type !== 'networkError') return 'media'
  if (/timeout$/i.test(details)) return 'silent'
  const status = response?.code ?? 0
  if (status === 404 && details === 'fragLoadError') return 'gap'
  if (status >= 400) return 'unavailable'
  return hasPlayed ? 'network' : 'unreached'
}

/**
 * @param code of the video element's `MediaError`
 * @param answer from a later probe of the address
 */
export function lossOfElement(code: number | undefined, answer: ProbeResult, hasPlayed: boolean): LossReason {
  if (answer === 'refused') return 'unavailable'
  if (answer === 'text') return 'notVideo'
  if (answer === 'unreached') return hasPlayed ? 'network' : 'unreached'
  if (code === MEDIA_ERR_NETWORK && hasPlayed) return 'network'
  return code === MEDIA_ERR_SRC_NOT_SUPPORTED && answer === 'file' ? 'unsupported' : 'media'
}

export type ProbeResult =
  | 'playlist'
  | 'file'
  /** A page, JSON or nothing. */
  | 'text'
  /** The server answers with an error. */
  | 'refused'
  /** The server answers, but does not let this site read it (CORS). */
  | 'unreadable'
  | 'unreached'

const MEDIA_ERR_NETWORK = 2
const MEDIA_ERR_SRC_NOT_SUPPORTED = 4

/** Whether another try would fail in the same way. */
export function isFinal(reason: LossReason): boolean {
  return reason === 'unsupported' || reason === 'protected'
}

/** Whether a new address may help: the platform may have signed this one for a short time. */
export function mayBeExpired(reason: LossReason): boolean {
  return reason === 'unavailable' || reason === 'notVideo' || reason === 'gap' || reason === 'media'
}

export function isPlainFile(url: string): boolean {
  return /\.(?:mp4|m4v|webm)(?:[?#]|$)/i.test(url)
}

/**
 * Classifies a response by the beginning of its text: `text` is a page, JSON or nothing, `file` is
 * binary data such as an MP4. Null: too little has arrived.
 * @param isComplete whether `beginning` is all that arrives
 */
export function contentOf(beginning: string, isComplete: boolean): 'playlist' | 'text' | 'file' | null {
  const text = beginning.replace(/^[\s\ufeff]+/, '').slice(0, 512)
  if (text.startsWith('#EXTM3U')) return 'playlist'
  if (/(?![\t\n\f\r])\p{Cc}|\ufffd/u.test(text)) return 'file'
  return isComplete || text.length >= 16 ? 'text' : null
}

/** Whether every key needs a key system (Widevine, FairPlay). Encrypted MP4 samples do too. */
export function isProtected(playlist: string): boolean {
  const keys = (playlist.match(/^#EXT-X-(?:SESSION-)?KEY:.*$/gm) ?? []).filter((line) => !/METHOD=NONE/.test(line))
  const isOpen = (line: string) =>
    !/KEYFORMAT="(?!identity")/.test(line) && !(/METHOD=SAMPLE-AES/.test(line) && playlist.includes('#EXT-X-MAP:'))
  return keys.length > 0 && !keys.some(isOpen)
}

/** hls.js makes the fourth load after two target durations; a live playlist has changed by then. */
const MAX_UNCHANGED_LOADS = 4

/**
 * Without an end tag hls.js takes a recording for a live stream, begins near the end and waits for
 * more (reading 103). A playlist that still has its first segment, as EVENT and VOD say, gets a
 * start tag. It gets an end tag too once it has stayed unchanged, or at once if its type is VOD.
 * @param loads how often in a row it has arrived unchanged, this time included
 */
export function withVodTags(playlist: string, loads: number): string {
  if (!playlist.includes('#EXTINF') || playlist.includes('#EXT-X-ENDLIST')) return playlist
  const first = Number(/^#EXT-X-MEDIA-SEQUENCE:\s*(\d+)/m.exec(playlist)?.[1] ?? 0)
  const [, type] = /^#EXT-X-PLAYLIST-TYPE:\s*(VOD|EVENT)\b/im.exec(playlist) ?? []
  const hasFirstSegment = type !== undefined || first <= 1
  const hasEnded = type?.toUpperCase() === 'VOD' || loads >= MAX_UNCHANGED_LOADS
  const withStart =
    hasFirstSegment && !playlist.includes('#EXT-X-START:')
      ? playlist.replace('#EXTM3U', '#EXTM3U\n#EXT-X-START:TIME-OFFSET=0')
      : playlist
  return hasFirstSegment && hasEnded ? `${withStart.trimEnd()}\n#EXT-X-ENDLIST\n` : withStart
}
