export const PREVIEW_SECONDS = 180
export const PREVIEW_END_CHECK_MS = 2000
export const SEEK_STEP_SECONDS = 10
export const DOUBLE_TAP_MS = 300
const MIN_WATCHED_SECONDS = 5
export const SPEEDS = [0.5, 1, 1.25, 1.5, 2] as const

/**
 * Returns the end of the preview in seconds; null if the whole video may be seen. A video of
 * unknown length (null, NaN or Infinity) has a preview, too (reading 52).
 */
export function previewEndSeconds(hasFullView: boolean, duration: number | null): number | null {
  if (hasFullView) return null
  return duration !== null && duration <= PREVIEW_SECONDS ? null : PREVIEW_SECONDS
}

/**
 * All values are in seconds. An unknown `duration` is NaN or Infinity. `end` is null if there is no
 * preview.
 */
export function clampPosition(position: number, duration: number, end: number | null): number {
  const lastPosition = Math.min(Number.isFinite(duration) ? duration : Infinity, end ?? Infinity)
  return Math.max(0, Math.min(position, lastPosition))
}

/**
 * Returns the position in seconds at which playback starts. It is `saved`, or 0 if `saved` is in
 * the first 5 s, or less than 10 s before the end of the video or of the preview.
 */
export function resumePosition(saved: number, duration: number | null, end: number | null): number {
  const lastPosition = Math.min(duration ?? Infinity, end ?? Infinity)
  return saved >= MIN_WATCHED_SECONDS && saved <= lastPosition - 10 ? saved : 0
}

/**
 * Returns the watched part of a video as a number from 0 to 1. It is 0 if the position (in seconds)
 * is in the first 5 s, or if the length is unknown (null).
 */
export function watchedFraction(position: number, duration: number | null): number {
  return duration === null || position < MIN_WATCHED_SECONDS ? 0 : Math.min(position / duration, 1)
}

/**
 * Why a video does not play.
 * - `network`: the video has played, but then the connection to its server was lost
 * - `unreached`: the server has not been reached yet
 * - `silent`: no data arrives
 * - `unavailable`: the server answers with an error status, or forbids this site to read the answer
 * - `notVideo`: the address of the video returned a page, JSON, nothing or an unusable playlist
 * - `gap`: a segment of the video is missing
 * - `media`: the video's data cannot be played, or the cause is unknown
 * - `unsupported`: this browser cannot play the video's format
 * - `protected`: the video needs a key system (DRM), and Tiga has none
 */
export type FailureReason =
  'network' | 'unreached' | 'silent' | 'unavailable' | 'notVideo' | 'gap' | 'media' | 'unsupported' | 'protected'

const UNSUPPORTED_FORMAT_ERRORS = new Set([
  'manifestIncompatibleCodecsError',
  'bufferAddCodecError',
  'bufferIncompatibleCodecsError',
])
const NO_PLAYLIST_ERRORS = new Set(['manifestParsingError', 'levelParsingError', 'levelEmptyError'])

/**
 * @param error `response.code` is the HTTP status if the server answered
 * @param hasPlayed true if any part of the video has been buffered
 */
export function hlsFailureReason(
  { type, details, response }: { type: string; details: string; response?: { code?: number } | undefined },
  hasPlayed: boolean,
): FailureReason {
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
 * @param code code of the element's `MediaError`
 * @param answer the result of a request to the video's address, sent after the error
 */
export function elementFailureReason(code: number | undefined, answer: ProbeResult, hasPlayed: boolean): FailureReason {
  if (answer === 'refused') return 'unavailable'
  if (answer === 'text') return 'notVideo'
  if (answer === 'unreached') return hasPlayed ? 'network' : 'unreached'
  // The server answers but this site cannot read the answer, which may be a refusal.
  if (code === MEDIA_ERR_NETWORK && answer === 'unreadable') return 'unavailable'
  if (code === MEDIA_ERR_NETWORK && hasPlayed) return 'network'
  return code === MEDIA_ERR_SRC_NOT_SUPPORTED && answer === 'file' ? 'unsupported' : 'media'
}

export type ProbeResult =
  | 'playlist'
  | 'file'
  /** The server answers with a page, JSON or nothing. */
  | 'text'
  /** The server answers with an error status. */
  | 'refused'
  /** The server answers, but does not let this site read the answer (CORS). */
  | 'unreadable'
  | 'unreached'

const MEDIA_ERR_NETWORK = 2
const MEDIA_ERR_SRC_NOT_SUPPORTED = 4

/** Returns true if another try would fail in the same way. */
export function isPermanentFailure(reason: FailureReason): boolean {
  return reason === 'unsupported' || reason === 'protected'
}

/** True if a new address may help: the platform may have signed the address for a short time. */
export function mayAddressBeExpired(reason: FailureReason): boolean {
  return reason === 'unavailable' || reason === 'notVideo' || reason === 'gap' || reason === 'media'
}

export function isVideoFileUrl(url: string): boolean {
  return /\.(?:mp4|m4v|webm)(?:[?#]|$)/i.test(url)
}

/**
 * Classifies a response by the beginning of its text. `text` is readable text such as a page or
 * JSON, or nothing; `file` is binary data such as an MP4. Null if too little has arrived.
 * @param isComplete true if `beginning` is the whole response
 */
export function classifyContent(beginning: string, isComplete: boolean): 'playlist' | 'text' | 'file' | null {
  const text = beginning.replace(/^[\s\ufeff]+/, '').slice(0, 512)
  if (text.startsWith('#EXTM3U')) return 'playlist'
  if (/(?![\t\n\f\r])\p{Cc}|\ufffd/u.test(text)) return 'file'
  return isComplete || text.length >= 16 ? 'text' : null
}

/**
 * Returns true if the playlist has keys and every key needs a key system (Widevine, FairPlay). A
 * key for encrypted samples in MP4 segments needs a key system, too.
 */
export function isProtected(playlist: string): boolean {
  const keyTags = (playlist.match(/^#EXT-X-(?:SESSION-)?KEY:.*$/gm) ?? []).filter((line) => !/METHOD=NONE/.test(line))
  const needsNoKeySystem = (line: string) =>
    !/KEYFORMAT="(?!identity")/.test(line) && !(/METHOD=SAMPLE-AES/.test(line) && playlist.includes('#EXT-X-MAP:'))
  return keyTags.length > 0 && !keyTags.some(needsNoKeySystem)
}

/**
 * A playlist counts as ended once this many loads in a row are equal. hls.js makes the fourth load
 * after two target durations (the maximum length of a segment). A live playlist has changed by
 * then.
 */
const MAX_UNCHANGED_LOADS = 4

/**
 * Adds a start tag to the playlist of a recording, and an end tag: at once if its type is VOD,
 * otherwise after `MAX_UNCHANGED_LOADS` equal loads. Without an end tag hls.js begins near the end
 * and waits for more segments (reading 103). A recording has the type EVENT or VOD, or its first
 * segment has the number 0 or 1.
 * @param loads how often in a row the playlist has arrived unchanged, including this load
 */
export function withVodTags(playlist: string, loads: number): string {
  if (!playlist.includes('#EXTINF') || playlist.includes('#EXT-X-ENDLIST')) return playlist
  const firstSegmentNumber = Number(/^#EXT-X-MEDIA-SEQUENCE:\s*(\d+)/m.exec(playlist)?.[1] ?? 0)
  const [, type] = /^#EXT-X-PLAYLIST-TYPE:\s*(VOD|EVENT)\b/im.exec(playlist) ?? []
  const hasFirstSegment = type !== undefined || firstSegmentNumber <= 1
  const hasEnded = type?.toUpperCase() === 'VOD' || loads >= MAX_UNCHANGED_LOADS
  const playlistWithStart =
    hasFirstSegment && !playlist.includes('#EXT-X-START:')
      ? playlist.replace('#EXTM3U', '#EXTM3U\n#EXT-X-START:TIME-OFFSET=0')
      : playlist
  return hasFirstSegment && hasEnded ? `${playlistWithStart.trimEnd()}\n#EXT-X-ENDLIST\n` : playlistWithStart
}
