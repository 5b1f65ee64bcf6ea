import { createContext } from 'react'

/**
 * Says whether a reload now would cut off a money request in progress. `app` provides it, because
 * the kit does not know money requests.
 */
export const IsReloadHarmful = createContext<() => boolean>(() => false)
