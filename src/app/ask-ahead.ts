import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { sessionStore } from '@/session/store'
import { entryQueries } from './entry-queries'
import { routeOf } from './routes'

/**
 * Asks for what the screen of an address will ask for, so that the two share each call. Some of it
 * is known only once the first answers are here.
 * @returns ends the calls that nobody has come to wait for
 */
export function askAhead(client: QueryClient, { pathname, search }: { pathname: string; search: string }): () => void {
  const route = routeOf(pathname)
  const session = sessionStore.get()
  const known = new Set<string>()
  const begun: QueryKey[] = []
  let isOver = false
  const ask = async (): Promise<void> => {
    if (isOver || route === undefined || session.ending !== null || sessionStore.get() !== session) return
    const entering = { client, search: new URLSearchParams(search), isLoggedIn: session.token !== null }
    const next = entryQueries(route, entering).filter(({ queryKey }) => !known.has(JSON.stringify(queryKey)))
    if (next.length === 0) return
    for (const { queryKey } of next) {
      known.add(JSON.stringify(queryKey))
      // What is under way already is somebody else's to end.
      if (client.isFetching({ queryKey, exact: true }) === 0) begun.push(queryKey)
    }
    await Promise.all(next.map((query) => query.ask(client)))
    await ask()
  }
  void ask()
  return () => {
    isOver = true
    for (const queryKey of begun) void client.cancelQueries({ queryKey, exact: true, type: 'inactive' })
  }
}
