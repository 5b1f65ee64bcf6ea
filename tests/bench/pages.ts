import { paths } from '@/paths'
import { APP_URL, FLOOR_URL } from './ports'

export interface BenchPage {
  name: string
  url: string
  /** The content is the first visible element that matches. */
  content: string
  /** Values in the device's local storage before the visit. */
  stored?: Readonly<Record<string, string>>
  /** False for the first start in this tab, which opens the log-in screen. */
  hasStarted?: boolean
  /** A second visit, after the service worker has cached the code. */
  isSecond?: boolean
}

/** The page whose median all ratios refer to. */
export const FLOOR = 'floor'

const login = { url: APP_URL + paths.login(), content: 'main button[type=submit]' }

export const pages: readonly BenchPage[] = [
  { name: 'static HTML', url: `${FLOOR_URL}/static.html`, content: 'h1' },
  { name: FLOOR, url: `${FLOOR_URL}/`, content: 'h1' },
  { name: 'floor, same packages', url: `${FLOOR_URL}/packages.html`, content: 'h1' },
  { ...login, name: '/Login, first visit' },
  { ...login, name: '/Login, stored language', stored: { lang: 'en_us' } },
  {
    name: '/Home',
    url: APP_URL + paths.home(),
    content: 'main li a[href^="/Lottery"]',
    stored: { lang: 'en_us' },
    hasStarted: true,
  },
  { ...login, name: '/Login, second visit', stored: { lang: 'en_us' }, isSecond: true },
]
