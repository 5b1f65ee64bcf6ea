export const OLD_CHROMIUM_VERSION: number
export function findOldChromium(): string | undefined
export function ensureOldChromium(): string[]
