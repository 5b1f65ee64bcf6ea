/** The group that was asked for, until it is there. */
export interface Wanted {
  key: () => string | null
  ask: (key: string | null) => void
}

export function noneWanted(): Wanted {
  let wanted: string | null = null
  return {
    key: () => wanted,
    ask: (key) => {
      wanted = key
    },
  }
}
