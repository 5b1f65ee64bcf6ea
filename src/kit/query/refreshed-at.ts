import { createStore } from 'zustand/vanilla'

/** Epoch ms at which the member last refreshed a screen by hand; 0 before the first refresh. */
export const lastManualRefreshAt = createStore(() => 0)
