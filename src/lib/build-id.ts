/** The id of this deployment; `build/build-id.ts` writes it into index.html and nowhere else. */
export function buildId(): string {
  return document.documentElement.dataset['build'] ?? 'unknown'
}

/** "0.1.0 · 4ccebedc7f10": the version of the package and the build id. */
export function appVersion(): string {
  return `${__APP_VERSION__} · ${buildId()}`
}
