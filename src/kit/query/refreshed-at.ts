import { createStore } from 'zustand/vanilla'

/** When the member last refreshed a screen by hand, in epoch ms; 0 before the first time. */
export const refreshedAt = createStore(() => 0)
