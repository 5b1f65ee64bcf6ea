/** By itself, so that the rest of what hls.js exports is left out. */
export { default } from 'hls.js'
