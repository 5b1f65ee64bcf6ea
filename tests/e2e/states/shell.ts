import { paths } from '@/paths'
import { BUDI, WULAN } from '../support/members'
import { refuseCalls, FAULT_TEXT_PATTERN, goOffline, fireUntilShown, type ScreenState } from './state'

/** Simulates a newer build: the start page lacks this build's script, and a file is missing. */
function serveNewerBuild(): void {
  const originalFetch = window.fetch.bind(window)
  const startPageHtml = '<div id="root"></div>'
  window.fetch = (input, init) =>
    input === '/' ? Promise.resolve(new Response(startPageHtml)) : originalFetch(input, init)
  window.dispatchEvent(new Event('vite:preloadError'))
}

export const shellStates: readonly ScreenState[] = [
  { name: 'Not found', path: '/nowhere', token: null },
  {
    name: 'Start failed',
    path: paths.cities(),
    token: null,
    faults: refuseCalls('/system/base'),
    ready: FAULT_TEXT_PATTERN,
  },
  { name: 'Offline, a form', path: paths.withdraw(), token: BUDI, prepare: goOffline },
  { name: 'Offline, log in', path: paths.login(), token: null, prepare: goOffline },
  {
    name: 'A newer build has arrived',
    path: paths.cities(),
    token: WULAN,
    prepare: fireUntilShown(serveNewerBuild, 'common:newer.typed'),
  },
]
