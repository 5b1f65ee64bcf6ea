export function ensureNginx(): void
