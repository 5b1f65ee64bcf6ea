/**
 * Stands in for axios's fetch adapter in the build: in a browser axios always takes XMLHttpRequest, which alone reports upload
 * progress, and the other adapter would be 3 kB of the first load that never run.
 */
export function getFetch(): false {
  return false
}
