/** Null where `new URL` would throw, as for "https://cdn host/a.jpg". */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}
