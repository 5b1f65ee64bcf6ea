export function findFirefox(): { path: string; isSystems: boolean } | undefined
export function findWebKit(): { driver: string; browser: string } | undefined
export function ensureEngines(): string[]
