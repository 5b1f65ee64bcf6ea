export const OLD_CHROMIUM: number
export function findOldChromium(): string | undefined
export function ensureOldChromium(): string[]
