import { LIVE_URL, NGINX_URL } from '../../e2e/playwright.config'
import { startNginx } from '../../support/nginx'

/** Once the build is there: its site by nginx, with the mock as its platform. */
export default async function start(): Promise<() => Promise<void>> {
  const nginx = await startNginx(Number(new URL(NGINX_URL).port), { API_ORIGIN: LIVE_URL }, passingOnTheWorld)
  return nginx.stop
}

/** Lets the mock hear of which world a request is: the image passes on only what Tiga sends. */
function passingOnTheWorld(config: string): string {
  const line = 'proxy_pass_request_headers off;'
  return config.replaceAll(line, `${line} proxy_set_header X-Tiga-World $http_x_tiga_world;`)
}
