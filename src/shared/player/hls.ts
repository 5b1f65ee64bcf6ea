/** By itself, so that the rest of what hls.js exports is left out (`unused-library-parts.ts`). */
export { default } from 'hls.js'
