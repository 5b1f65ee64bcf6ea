import { expect, it } from 'vitest'
import { installMethodOf } from './use-install'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const SAFARI = `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15'
const CHROME =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36'

it.each([
  ['Safari on an iPhone', SAFARI, 5, 'share'],
  ['Safari on an iPad', MAC, 5, 'share'],
  ['Safari on a Mac', MAC, 0, null],
  ['Chrome on an iPhone', `${IPHONE} CriOS/131.0 Mobile/15E148 Safari/604.1`, 5, null],
  ['Firefox on an iPhone', `${IPHONE} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`, 5, null],
  ['a page inside another app', `${IPHONE} Mobile/15E148 [FBAN/FBIOS]`, 5, null],
  ['Chrome on Android', CHROME, 5, null],
])(
  'installMethodOf, for %s, prefers the browser’s prompt, and returns `share` only for Safari on an iPhone or iPad',
  (_name, userAgent, touchPoints, expected) => {
    const device = { userAgent, touchPoints, isInstalled: false, hasPrompt: false }
    expect(installMethodOf(device)).toBe(expected)
    expect(installMethodOf({ ...device, hasPrompt: true })).toBe('prompt')
    expect(installMethodOf({ ...device, hasPrompt: true, isInstalled: true })).toBeNull()
  },
)
