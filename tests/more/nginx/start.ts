import { LIVE_URL, NGINX_URL } from '../../e2e/playwright.config'
import { passingOnTheWorld, startNginx } from '../../support/nginx'

/** Once the build is there: its site by nginx, with the mock as its platform. */
export default async function start(): Promise<() => Promise<void>> {
  const nginx = await startNginx(Number(new URL(NGINX_URL).port), { API_ORIGIN: LIVE_URL }, passingOnTheWorld)
  return nginx.stop
}
