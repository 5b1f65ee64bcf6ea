/** Re-exports only the default export of hls.js, so the bundler drops the other exports. */
export { default } from 'hls.js'
