import { QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import packs from 'virtual:language-packs'
import { createQueryClient } from '@/api/query-client'
import HomeScreen from '@/features/home/HomeScreen'
import LoginScreen from '@/features/auth/LoginScreen'
import { defaultLanguage, languages } from '@/i18n/languages'
import { isolateRightToLeft } from '@/lib/bidi'
import { paths } from '@/paths'
import { sessionStore } from '@/session/store'
import { routeOf } from '@/routes'
import { TranslatedLabels } from './App'
import { Frame } from './Frame'
import { TabBar } from './TabBar'

/**
 * The HTML of a first screen, without the parts that need data. The build renders the HTML; this
 * file is not part of the app.
 */
interface PrerenderedScreen {
  /** The path of the screen, followed by " member" if the screen is for a member. */
  name: string
  /** The HTML in each language, by the language's code. */
  html: Readonly<Record<string, string>>
}

const screens: readonly { name: string; begin: () => void; path: string; screen: ReactNode }[] = [
  { name: '/Login', path: paths.login(), begin: logOut, screen: <LoginScreen /> },
  { name: '/Home', path: paths.home(), begin: logOut, screen: <HomeScreen /> },
  {
    name: '/Home member',
    path: paths.home(),
    begin: () => sessionStore.dispatch({ type: 'loggedIn', token: 'a' }),
    screen: <HomeScreen />,
  },
]

function logOut(): void {
  sessionStore.dispatch({ type: 'loggedOut' })
  sessionStore.dispatch({ type: 'endingHandled' })
}

export async function prerenderScreens(): Promise<PrerenderedScreen[]> {
  await i18next.use(initReactI18next).init({
    lng: defaultLanguage.tag,
    fallbackLng: false,
    load: 'currentOnly',
    ns: [],
    resources: {},
    interpolation: { escape: isolateRightToLeft },
    react: { useSuspense: false },
  })
  for (const { code, tag } of languages)
    for (const [section, texts] of Object.entries((await packs[`${code}/start`]?.()) ?? {}))
      i18next.addResourceBundle(tag, section, texts)
  const renderedScreens = screens.map((screen): typeof screen & { html: Record<string, string> } => ({
    ...screen,
    html: {},
  }))
  for (const { code, tag } of languages) {
    await i18next.changeLanguage(tag)
    for (const { begin: prepareSession, path, screen, html } of renderedScreens) {
      logOut()
      prepareSession()
      html[code] = renderHtml(path, screen)
    }
  }
  return renderedScreens.map(({ name, html }) => ({ name, html }))
}

function renderHtml(path: string, screen: ReactNode): string {
  // Node has no `window`, so the screens read this one. It answers as a phone's browser does.
  const fakeWindow = { location: { pathname: path }, history: { state: null }, matchMedia: () => ({ matches: true }) }
  Object.assign(globalThis, { window: fakeWindow })
  const route = routeOf(path)
  try {
    return renderToStaticMarkup(
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter initialEntries={[path]}>
          <TranslatedLabels>
            <Frame {...route}>{screen}</Frame>
            {route?.tab !== undefined && <TabBar />}
          </TranslatedLabels>
        </MemoryRouter>
      </QueryClientProvider>,
      { identifierPrefix: 'first' },
    )
  } finally {
    Reflect.deleteProperty(globalThis, 'window')
  }
}
