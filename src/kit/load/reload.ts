import { createContext } from 'react'

/**
 * Whether a reload now would cut off work that is under way. `app` fills it in: the kit knows no
 * subject.
 */
export const IsReloadHarmful = createContext<() => boolean>(() => false)
