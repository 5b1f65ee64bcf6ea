import { LIVE_URL, NGINX_URL } from '../../e2e/playwright.config'
import { forwardWorldHeader, startNginx } from '../../support/nginx'

/** Serves the finished build by nginx, with the mock as the platform. Returns a stop function. */
export default async function start(): Promise<() => Promise<void>> {
  const nginx = await startNginx(Number(new URL(NGINX_URL).port), { API_ORIGIN: LIVE_URL }, forwardWorldHeader)
  return nginx.stop
}
