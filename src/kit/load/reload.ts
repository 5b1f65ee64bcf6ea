import { createContext } from 'react'

/**
 * Context of a function that returns true if a reload now would interrupt a money request in
 * progress. `src/app` provides the function, because `src/kit` does not know the money requests.
 */
export const IsReloadHarmfulContext = createContext<() => boolean>(() => false)
