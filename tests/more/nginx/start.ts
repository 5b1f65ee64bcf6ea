import { LIVE_URL, NGINX_URL } from '../../e2e/playwright.config'
import { passingOnTheWorld, startNginx } from '../../support/nginx'

/** Runs after the build: serves it by nginx, with the mock as its platform. */
export default async function start(): Promise<() => Promise<void>> {
  const nginx = await startNginx(Number(new URL(NGINX_URL).port), { API_ORIGIN: LIVE_URL }, passingOnTheWorld)
  return nginx.stop
}
