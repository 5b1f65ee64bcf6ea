import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const distFolder = resolve(import.meta.dirname, '../../dist')
/** The id of the user "nobody". The server refuses to run as root, but tests may run as root. */
const NOBODY_ID = 65534
const isRoot = process.getuid?.() === 0
const userIds = isRoot ? { uid: NOBODY_ID, gid: NOBODY_ID } : {}

type Environment = Readonly<Record<string, string>>

export interface Nginx {
  url: string
  /** The only folder that the server may write to. */
  temp: string
  /** Returns the access log and the output on stderr. */
  log: () => string
  stop: () => Promise<void>
}

/**
 * Copies the site, because the server may run as the user "nobody", who may be unable to read the
 * folder of the project.
 */
function copySite(): { folder: string; site: string; temp: string } {
  const folder = mkdtempSync(join(tmpdir(), 'tiga-nginx-'))
  chmodSync(folder, 0o755)
  const [site, temp] = [join(folder, 'site'), join(folder, 'temp')]
  cpSync(distFolder, site, { recursive: true })
  mkdirSync(temp)
  if (isRoot) chownSync(temp, NOBODY_ID, NOBODY_ID)
  return { folder, site, temp }
}

/** Serves the built site with the start script and the configuration of the container image. */
export async function startNginx(
  port: number,
  environment: Environment,
  edit: (config: string) => string = (config) => config,
): Promise<Nginx> {
  const { folder, site, temp } = copySite()
  const config = join(site, '_nginx.conf')
  writeFileSync(config, edit(readFileSync(config, 'utf8')))
  const [accessLog, errorLog] = [join(temp, 'access.log'), join(temp, 'stderr.log')]
  const serverProcess = spawn('sh', [join(site, '_serve.sh')], {
    ...userIds,
    cwd: '/',
    env: { PATH: '/usr/bin:/bin', TMPDIR: temp, LISTEN: `127.0.0.1:${port}`, ...environment },
    stdio: ['ignore', openSync(accessLog, 'w'), openSync(errorLog, 'w')],
  })
  const exitPromise = new Promise<void>((resolve) => {
    serverProcess.once('exit', () => resolve())
  })
  const url = `http://127.0.0.1:${port}`
  await untilAnswering(url, () => {
    if (serverProcess.exitCode !== null) throw new Error(`nginx has ended: ${readFileSync(errorLog, 'utf8')}`)
  })
  return {
    url,
    temp,
    log: () => [accessLog, errorLog].map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')).join(''),
    stop: async () => {
      serverProcess.kill('SIGTERM')
      await exitPromise
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Returns a configuration that forwards X-Tiga-World, the header that selects the mock's data. */
export function forwardWorldHeader(config: string): string {
  const directive = 'proxy_pass_request_headers off;'
  return config.replaceAll(directive, `${directive} proxy_set_header X-Tiga-World $http_x_tiga_world;`)
}

async function untilAnswering(url: string, check: () => void): Promise<void> {
  for (let attempts = 200; attempts > 0; attempts -= 1) {
    check()
    const isUp = await fetch(`${url}/robots.txt`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
  }
  throw new Error(`nginx does not answer at ${url}.`)
}

/** Returns the start script's error message for the environment variables; '' without an error. */
export function refusalOf(environment: Environment): string {
  const { folder, site, temp } = copySite()
  const { stderr, status } = spawnSync('sh', [join(site, '_serve.sh'), '-t'], {
    ...userIds,
    cwd: '/',
    env: { PATH: '/usr/bin:/bin', TMPDIR: temp, ...environment },
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true, force: true })
  return status === 0 ? '' : stderr.trim()
}
