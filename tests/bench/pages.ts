import { paths } from '@/paths'
import { APP_URL, FLOOR_URL } from './ports'

export interface BenchPage {
  name: string
  url: string
  /** Selector of the content, which counts as shown when the first matching element is visible. */
  content: string
  /** Entries that the local storage has before the visit. */
  stored?: Readonly<Record<string, string>>
  /** True if Tiga was started in this tab before. A first start opens the log-in screen. */
  hasStarted?: boolean
  /** True for a second visit, for which the service worker has cached the code. */
  isSecond?: boolean
}

/**
 * The minimal app with React and its router. A ratio divides a page's median by the median of this
 * app.
 */
export const MINIMAL_APP_NAME = 'floor'

const loginPage = { url: APP_URL + paths.login(), content: 'main button[type=submit]' }

export const pages: readonly BenchPage[] = [
  { name: 'static HTML', url: `${FLOOR_URL}/static.html`, content: 'h1' },
  { name: MINIMAL_APP_NAME, url: `${FLOOR_URL}/`, content: 'h1' },
  { name: 'floor, same packages', url: `${FLOOR_URL}/packages.html`, content: 'h1' },
  { ...loginPage, name: '/Login, first visit' },
  { ...loginPage, name: '/Login, stored language', stored: { lang: 'en_us' } },
  {
    name: '/Home',
    url: APP_URL + paths.home(),
    content: 'main li a[href^="/Lottery"]',
    stored: { lang: 'en_us' },
    hasStarted: true,
  },
  { ...loginPage, name: '/Login, second visit', stored: { lang: 'en_us' }, isSecond: true },
]
