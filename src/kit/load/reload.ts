import { createContext } from 'react'

/**
 * A function that says whether a reload now would interrupt a money request in progress. Code in
 * `src/app` provides the function, because `src/kit` does not know the money requests.
 */
export const IsReloadHarmful = createContext<() => boolean>(() => false)
