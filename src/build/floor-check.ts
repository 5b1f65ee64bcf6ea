import {
  findNewerInOptions,
  findNewerInScripts,
  findNewerInStyles,
  readBuiltins,
  readCompatData,
  readOptions,
} from './floor.ts'

/** Features that the oldest browsers lack, by the reason why the app works without them. */
const ACCEPTED_FEATURES: Readonly<Record<string, string>> = {
  'element.ts detects it first, and iPhones have it under other names':
    '.requestFullscreen(), document.exitFullscreen, document.fullscreenElement, :fullscreen',
  'Controls.tsx detects it first':
    '.requestPictureInPicture(), document.exitPictureInPicture, document.pictureInPictureElement, document.pictureInPictureEnabled',
  'ReceiptActions.tsx detects it first': 'window.print',
  'each kind of browser has its own name': '::-webkit-slider-thumb, ::-moz-range-thumb',
  'use-idle.ts detects it first': 'requestIdleCallback, cancelIdleCallback',
  'React detects it first':
    'navigation, navigation.currentEntry, navigation.navigate, navigation.transition, navigator.connection, setImmediate',
  'React’s view transitions, which Tiga does not use':
    '.startViewTransition(), .skipTransition(), startViewTransition({ update }), startViewTransition({ types })',
  'React’s custom elements, which Tiga does not use': 'createElement({ is })',
  'axios detects it first': 'Error.captureStackTrace, window.cookieStore',
  'i18next and js-base64 detect it first': '.getTextInfo(), Uint8Array.fromBase64',
  'Swiper detects it first': 'globalThis.trustedTypes, .createPolicy()',
  'hls.js detects it first': 'self.ManagedMediaSource, SharedArrayBuffer',
  'hls.js’ worker, which Tiga does not start': 'Worker({ type })',
  'antd-mobile’s gestures detect it first': 'GestureEvent',
  'gestures lock the pointer only on request, and antd-mobile does not request it':
    '.requestPointerLock(), document.exitPointerLock, document.pointerLockElement',
  'a method of i18next’s plug-ins': '.detect()',
  'without it a browser does the same, but slower or less smoothly':
    'createImageBitmap({ resizeQuality }), getContext({ willReadFrequently })',
  'an older web view scrolls to the focused element, and shows the same': 'focus({ preventScroll })',
  'only the look of a mouse pointer': 'cursor: none, cursor: not-allowed, cursor: pointer, cursor: progress',
  'only looks: without it nothing is out of place, unreadable or unreachable':
    'field-sizing, outline, resize, text-size-adjust, text-wrap, user-select, -webkit-tap-highlight-color, ::-webkit-search-cancel-button',
  'only the look of scrolling':
    'overflow-anchor, overscroll-behavior, scroll-snap-stop, scrollbar-gutter, scrollbar-width, ::-webkit-scrollbar',
  'global.css falls back to `:focus-within` for the focus ring': ':has(:focus-visible)',
}

/**
 * One line for each feature that the oldest supported browsers lack and that is not accepted, and
 * one for each accepted feature that the build does not use.
 */
export function oldBrowserProblems(scripts: readonly string[], styles: readonly string[]): string[] {
  const compatData = readCompatData()
  const usedFeatures = new Set([
    ...findNewerInScripts(scripts, readBuiltins(compatData)),
    ...findNewerInOptions(scripts, readOptions(compatData)),
    ...findNewerInStyles(styles.join('\n'), compatData),
  ])
  const acceptedFeatures = Object.values(ACCEPTED_FEATURES).flatMap((names) => names.split(', '))
  return [
    ...[...usedFeatures]
      .filter((name) => !acceptedFeatures.includes(name))
      .map((name) => `${name} is newer than the oldest supported browsers`),
    ...acceptedFeatures.filter((name) => !usedFeatures.has(name)).map((name) => `${name} is accepted but not used`),
  ]
}
