/** Stands in for axios's fetch adapter in the build (`UNUSED_OF_AXIOS` in vite.config.ts): never chosen. */
export function getFetch(): false {
  return false
}
