/** A module of its own, so that the bundler drops the other exports of hls.js. */
export { default } from 'hls.js'
