export const PREVIEW_SECONDS = 180
export const PREVIEW_CHECK_MS = 2000
export const STEP_SECONDS = 10
/** Before, a video counts as not begun. */
const LEAST_WATCHED_SECONDS = 5
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
  return saved >= LEAST_WATCHED_SECONDS && saved <= last - 10 ? saved : 0
}

/** `unavailable`: the video's server answered, but not with the stream. */
export type LossReason = 'network' | 'unavailable' | 'media' | 'unsupported'

/** @param error of hls.js; `code` is the HTTP status where an answer came */
export function lossOf({ type, response }: { type: string; response?: { code?: number } | undefined }): LossReason {
  if (type === 'networkError') return (response?.code ?? 0) >= 400 ? 'unavailable' : 'network'
  return type === 'mediaError' ? 'media' : 'unsupported'
}

/** How often each is mended before the member is told. */
export const MENDS: Readonly<Record<LossReason, number>> = { network: 2, media: 2, unavailable: 0, unsupported: 0 }

export function isPlainFile(url: string): boolean {
  return /\.(?:mp4|m4v|webm)(?:[?#]|$)/i.test(url)
}
