import { createContext } from 'react'

/**
 * Returns true if a reload now would interrupt a money request in progress. `src/app` provides the
 * function, because `src/kit` does not know the money requests.
 */
export const IsReloadHarmful = createContext<() => boolean>(() => false)
