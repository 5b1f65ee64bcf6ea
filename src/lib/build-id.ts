/** Tells two deployments apart: the build writes it into index.html only (`build/build-id.ts`). */
export function buildId(): string {
  return document.documentElement.dataset['build'] ?? 'unknown'
}

/** "0.1.0 · 4ccebedc7f10": the version of the package and the build. */
export function appVersion(): string {
  return `${__APP_VERSION__} · ${buildId()}`
}
