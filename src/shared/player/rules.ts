/** How far a member without the full-view right may watch, in seconds (reading 52). */
export const PREVIEW_SECONDS = 180
/** How often the position is checked against the cap (reading 52). */
export const PREVIEW_CHECK_MS = 2000
export const STEP_SECONDS = 10
export const SPEEDS = [0.5, 1, 1.25, 1.5, 2] as const

/**
 * Where the preview of a video ends, in seconds; null where it is seen whole: with the right, or when it is no longer than the
 * cap (reading 52). An unknown length (NaN, a live stream's Infinity) is capped.
 */
export function previewEnd(hasFullView: boolean, duration: number | null): number | null {
  if (hasFullView) return null
  return duration !== null && duration <= PREVIEW_SECONDS ? null : PREVIEW_SECONDS
}

/** A position that may be played: within the video, and not past the end of the preview. */
export function clampPosition(position: number, duration: number, end: number | null): number {
  const last = Math.min(Number.isFinite(duration) ? duration : Infinity, end ?? Infinity)
  return Math.max(0, Math.min(position, last))
}

/** Where a video resumes, in seconds; 0 if there is little to see before or after it, or the preview ends there. */
export function resumePosition(saved: number, duration: number | null, end: number | null): number {
  const last = Math.min(duration ?? Infinity, end ?? Infinity)
  return saved >= 5 && saved <= last - 10 ? saved : 0
}

export type LossReason = 'network' | 'media' | 'unsupported'
export type Recovery = 'restart' | 'recoverMedia' | 'swapCodec' | 'giveUp'

const MOST_RESTARTS = 2

/** What to do about a fatal fault of a stream, by how many of its kind were mended before. */
export function recoveryOf(reason: LossReason, mendedBefore: number): Recovery {
  switch (reason) {
    case 'network':
      return mendedBefore < MOST_RESTARTS ? 'restart' : 'giveUp'
    case 'media':
      return mendedBefore === 0 ? 'recoverMedia' : mendedBefore === 1 ? 'swapCodec' : 'giveUp'
    case 'unsupported':
      return 'giveUp'
  }
}

/** A file the browser plays by itself, which some platforms send instead of a playlist. */
export function isPlainFile(url: string): boolean {
  return /\.(?:mp4|m4v|webm)(?:[?#]|$)/i.test(url)
}

/** What a key does to the player, by its name; null: nothing. Arrow keys seek only where no slider has them. */
export function commandOf(key: string): 'toggle' | 'back' | 'forward' | 'mute' | 'fullScreen' | null {
  switch (key.toLowerCase()) {
    case ' ':
    case 'k':
      return 'toggle'
    case 'arrowleft':
    case 'j':
      return 'back'
    case 'arrowright':
    case 'l':
      return 'forward'
    case 'm':
      return 'mute'
    case 'f':
      return 'fullScreen'
    default:
      return null
  }
}
