/** Returns the id of this build, which `src/build/build-id.ts` writes only into index.html. */
export function buildId(): string {
  return document.documentElement.dataset['build'] ?? 'unknown'
}

/** Returns the version of the package and the build id: "0.1.0 · 4ccebedc7f10". */
export function appVersion(): string {
  return `${__APP_VERSION__} · ${buildId()}`
}
