import type { Plugin, Rolldown } from 'vite'
import { readBuiltins, readCompatData } from './floor.ts'
import { newerInScripts } from './floor-scripts.ts'
import { newerInStyles } from './floor-styles.ts'

/** Newer than the floor and used all the same, by what makes that harmless. */
export const ACCEPTED: Readonly<Record<string, readonly string[]>> = {
  'full-screen.ts and use-presence.ts look first, and iPhones have full screen by other names': [
    '.requestFullscreen()',
    'document.exitFullscreen',
    'document.fullscreenElement',
    ':fullscreen',
    '.requestPictureInPicture()',
    'document.exitPictureInPicture',
    'document.pictureInPictureElement',
    'document.pictureInPictureEnabled',
  ],
  'ReceiptActions.tsx looks first': ['window.print'],
  'one name for each kind of browser': ['::-webkit-slider-thumb', '::-moz-range-thumb'],
  'use-idle.ts looks first': ['requestIdleCallback', 'cancelIdleCallback'],
  'React looks first, or only its parts for transitions of views use it, which Tiga does not': [
    'navigation',
    'setImmediate',
    'navigator.connection',
    '.startViewTransition()',
    '.skipTransition()',
  ],
  'axios, i18next, js-base64, Swiper, hls.js and antd-mobile’s gestures look first': [
    'Error.captureStackTrace',
    'window.cookieStore',
    'Uint8Array.fromBase64',
    'globalThis.trustedTypes',
    '.createPolicy()',
    'self.ManagedMediaSource',
    'SharedArrayBuffer',
    'GestureEvent',
    '.getTextInfo()',
  ],
  'gestures lock the pointer only if asked to, which antd-mobile does not': [
    '.requestPointerLock()',
    'document.exitPointerLock',
    'document.pointerLockElement',
  ],
  'a method of i18next’s plug-ins': ['.detect()'],
  'looks alone: without it nothing is out of place, unreadable or out of reach': [
    'cursor: none',
    'cursor: not-allowed',
    'cursor: pointer',
    'cursor: progress',
    'field-sizing',
    'outline',
    'overflow-anchor',
    'overscroll-behavior',
    'resize',
    'scroll-snap-stop',
    'scrollbar-gutter',
    'scrollbar-width',
    'text-size-adjust',
    'text-wrap',
    'user-select',
    '-webkit-tap-highlight-color',
    '::-webkit-scrollbar',
    '::-webkit-search-cancel-button',
  ],
  'global.css draws the ring of focus by `:focus-within` where it is missing': [':has(:focus-visible)'],
}

/** Fails a build whose files use what the oldest browsers lack. */
export function checkFloor(): Plugin {
  return {
    name: 'check-floor',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const used = newerIn(bundle)
        const accepted = Object.values(ACCEPTED).flat()
        const problems = [
          ...[...used].filter((name) => !accepted.includes(name)).map((name) => `${name} is newer than the floor`),
          ...accepted.filter((name) => !used.has(name)).map((name) => `${name} is accepted but not used`),
        ]
        if (problems.length > 0) this.error(`floor.ts: ${problems.join('; ')}`)
      },
    },
  }
}

function newerIn(bundle: Rolldown.OutputBundle): Set<string> {
  const data = readCompatData()
  const files = Object.values(bundle).map((file) => ({
    name: file.fileName,
    text: file.type === 'chunk' ? file.code : textOf(file.source),
  }))
  const textsOf = (ending: string) => files.flatMap(({ name, text }) => (name.endsWith(ending) ? text : []))
  return new Set([
    ...newerInScripts(textsOf('.js'), readBuiltins(data)),
    ...textsOf('.css').flatMap((css) => [...newerInStyles(css, data)]),
  ])
}

function textOf(source: string | Uint8Array): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source)
}
