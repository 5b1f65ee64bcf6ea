import { newerInOptions, newerInScripts, newerInStyles, readBuiltins, readCompatData, readOptions } from './floor.ts'

/** Newer than the floor and used all the same, by what makes that harmless. */
const ACCEPTED: Readonly<Record<string, string>> = {
  'element.ts looks first, and iPhones have it by other names':
    '.requestFullscreen(), document.exitFullscreen, document.fullscreenElement, :fullscreen',
  'Controls.tsx looks first':
    '.requestPictureInPicture(), document.exitPictureInPicture, document.pictureInPictureElement, document.pictureInPictureEnabled',
  'ReceiptActions.tsx looks first': 'window.print',
  'one name for each kind of browser': '::-webkit-slider-thumb, ::-moz-range-thumb',
  'use-idle.ts looks first': 'requestIdleCallback, cancelIdleCallback',
  'React looks first':
    'navigation, navigation.currentEntry, navigation.navigate, navigation.transition, navigator.connection, setImmediate',
  'React’s transitions of views, which Tiga does not use':
    '.startViewTransition(), .skipTransition(), startViewTransition({ update }), startViewTransition({ types })',
  'React’s elements of a page’s own kind, of which Tiga has none': 'createElement({ is })',
  'axios looks first': 'Error.captureStackTrace, window.cookieStore',
  'i18next and js-base64 look first': '.getTextInfo(), Uint8Array.fromBase64',
  'Swiper looks first': 'globalThis.trustedTypes, .createPolicy()',
  'hls.js looks first': 'self.ManagedMediaSource, SharedArrayBuffer',
  'hls.js’ worker, which Tiga does not start': 'Worker({ type })',
  'antd-mobile’s gestures look first': 'GestureEvent',
  'gestures lock the pointer only if asked to, which antd-mobile does not':
    '.requestPointerLock(), document.exitPointerLock, document.pointerLockElement',
  'a method of i18next’s plug-ins': '.detect()',
  'a browser that does not know it does the same, only slower or less smoothly':
    'createImageBitmap({ resizeQuality }), getContext({ willReadFrequently })',
  'an older web view scrolls to what it focuses, and shows the same': 'focus({ preventScroll })',
  'looks alone of a mouse': 'cursor: none, cursor: not-allowed, cursor: pointer, cursor: progress',
  'looks alone: without it nothing is out of place, unreadable or out of reach':
    'field-sizing, outline, resize, text-size-adjust, text-wrap, user-select, -webkit-tap-highlight-color, ::-webkit-search-cancel-button',
  'looks alone of what scrolls':
    'overflow-anchor, overscroll-behavior, scroll-snap-stop, scrollbar-gutter, scrollbar-width, ::-webkit-scrollbar',
  'global.css draws the ring of focus by `:focus-within` where it is missing': ':has(:focus-visible)',
}

/** What the files use that the oldest browsers lack, and what is accepted in vain. */
export function floorProblems(scripts: readonly string[], styles: readonly string[]): string[] {
  const data = readCompatData()
  const used = new Set([
    ...newerInScripts(scripts, readBuiltins(data)),
    ...newerInOptions(scripts, readOptions(data)),
    ...newerInStyles(styles.join('\n'), data),
  ])
  const accepted = Object.values(ACCEPTED).flatMap((names) => names.split(', '))
  return [
    ...[...used].filter((name) => !accepted.includes(name)).map((name) => `${name} is newer than the floor`),
    ...accepted.filter((name) => !used.has(name)).map((name) => `${name} is accepted but not used`),
  ]
}
