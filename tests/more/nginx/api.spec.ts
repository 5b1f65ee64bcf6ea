import { execFileSync } from 'node:child_process'
import { createSocket, type Socket } from 'node:dgram'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TLSSocket } from 'node:tls'
import { expect, test } from '@playwright/test'
import { CHANGES } from '@/api/changes'
import { NGINX_URL } from '../../e2e/playwright.config'
import { startNginx, type Nginx } from '../../support/nginx'
import { sendRaw, listenLocally } from '../../support/raw-http'

/** Tests how nginx passes calls on to the platform, whose answers each test defines. */

const basePort = Number(new URL(NGINX_URL).port)
const PLATFORM_DATE = 'Sat, 21 Nov 2026 09:00:00 GMT'

/** Nginx must not pass these on: a member could forge them to pose as another member. */
const FORGED_HEADERS = {
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'evil.example',
  'x-real-ip': '203.0.113.7',
  'client-ip': '203.0.113.7',
  forwarded: 'for=203.0.113.7',
  proxy: 'http://evil.example',
  'x-http-method-override': 'DELETE',
  'x-original-url': '/admin',
  'some-header-of-tomorrow': '203.0.113.7',
  cookie: 'admin=1',
  referer: 'https://evil.example/',
}

/** Headers that Tiga and the browser send, which nginx must pass on. */
const SENT_HEADERS = {
  token: 'MTAwMQ==',
  lang: 'en_us',
  accept: 'application/json, text/plain, */*',
  'accept-encoding': 'gzip, br',
  'accept-language': 'id-ID',
  'content-type': 'application/x-www-form-urlencoded',
  'user-agent': 'Mozilla/5.0',
}

interface RecordedCall {
  method: string | undefined
  url: string | undefined
  headers: IncomingMessage['headers']
  length: number
}

/** Records each call, with the length of its body in bytes, before `answer` handles it. */
function createPlatform(recordedCalls: RecordedCall[], answer: RequestListener): RequestListener {
  return (request, response) => {
    let length = 0
    request.on('data', (part: Buffer) => (length += part.length))
    request.on('end', () => {
      recordedCalls.push({ method: request.method, url: request.url, headers: request.headers, length })
      answer(request, response)
    })
  }
}

test.describe('a call through nginx', () => {
  // Runs the tests one after the other, because they share one server.
  test.describe.configure({ mode: 'default' })
  const recordedCalls: RecordedCall[] = []
  let answer: RequestListener = (_request, response) => response.end()
  const server = createServer(createPlatform(recordedCalls, (request, response) => answer(request, response)))
  let nginx: Nginx
  let host = ''
  test.beforeAll(async () => {
    host = `127.0.0.1:${await listenLocally(server)}`
    nginx = await startNginx(basePort + 1000 + 2 * test.info().parallelIndex, { API_ORIGIN: `http://${host}` })
  })
  test.beforeEach(() => {
    recordedCalls.length = 0
  })
  test.afterAll(async () => {
    server.closeAllConnections()
    server.close()
    await nginx.stop()
  })

  test('reaches the platform once and without forged headers, and its answer is not cached', async () => {
    answer = (_request, response) => {
      response.sendDate = false
      response.setHeader('Date', PLATFORM_DATE)
      response.setHeader('Cache-Control', 'public, max-age=600')
      response.setHeader('X-Powered-By', 'PHP/5.6')
      response.setHeader('Server', 'Apache/2.4.1')
      response.setHeader('X-Frame-Options', 'ALLOWALL')
      response.setHeader('Content-Type', 'application/json')
      response.end('eyJjb2RlIjoyMDB9')
    }
    const nginxAnswer = await sendRaw(nginx.url, '/api/game/placeOrder?a=%2F%20b&c=', {
      method: 'POST',
      headers: { ...SENT_HEADERS, ...FORGED_HEADERS },
      body: 'money=2000',
    })
    expect([nginxAnswer.status, nginxAnswer.body.toString()]).toEqual([200, 'eyJjb2RlIjoyMDB9'])
    expect(recordedCalls).toHaveLength(1)
    expect(recordedCalls[0]).toMatchObject({
      method: 'POST',
      url: '/api/game/placeOrder?a=%2F%20b&c=',
      length: 10,
      headers: {
        ...SENT_HEADERS,
        host,
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'http',
      },
    })
    const proxyHeaders = ['host', 'connection', 'content-length', 'x-forwarded-for', 'x-forwarded-proto']
    expect(Object.keys(recordedCalls[0]?.headers ?? {}).sort()).toEqual(
      [...proxyHeaders, ...Object.keys(SENT_HEADERS)].sort(),
    )
    const { headers } = nginxAnswer
    expect(headers).toMatchObject({
      date: PLATFORM_DATE,
      'cache-control': 'no-store',
      server: 'nginx',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
    expect(headers['x-powered-by']).toBeUndefined()
  })

  test("gets the platform's own status and text if the platform refuses the call or fails", async () => {
    for (const status of [401, 404, 500, 503]) {
      answer = (_request, response) => response.writeHead(status).end('the platform says so')
      const { status: sentStatus, body, headers } = await sendRaw(nginx.url, '/api/game/list')
      expect([sentStatus, body.toString(), headers['cache-control']]).toEqual([
        status,
        'the platform says so',
        'no-store',
      ])
    }
  })

  test('closes its connection if it changes data, and keeps the connection alive otherwise', async () => {
    answer = (_request, response) => response.end('ok')
    const connectionOf = async (path: string) => {
      const { headers } = await sendRaw(nginx.url, `/api${path}`, { headers: { connection: 'keep-alive' } })
      return headers.connection
    }
    for (const path of CHANGES) expect([path, await connectionOf(`${path}?a=b`)]).toEqual([path, 'close'])
    for (const path of [
      '/member/getUserInfo',
      '/system/img_upload',
      '/game/list?b=/member/setName',
      '/member/setNames',
    ])
      expect([path, await connectionOf(path)]).toEqual([path, 'keep-alive'])
  })

  for (const [method, path] of [
    ['POST', '/api/game/placeOrder'],
    // The platform defines this change as a GET, with the secret in the address.
    ['GET', '/api/member/setLoginPassword?password=hunter2'],
  ] as const)
    test(`by ${method} is not repeated if the platform breaks the connection`, async () => {
      answer = (request) => request.socket.destroy()
      const nginxAnswer = await sendRaw(nginx.url, path, { method, headers: { token: 'c2VjcmV0LXRva2Vu' } })
      expect([nginxAnswer.status, nginxAnswer.headers['cache-control']]).toEqual([502, 'no-store'])
      expect(recordedCalls).toHaveLength(1)
    })

  test('is completed even if the member closes the connection before the answer', async () => {
    const memberRequest = new AbortController()
    const answerFinished = new Promise<boolean>((resolve) => {
      answer = (request, response) => {
        request.socket.once('close', () => resolve(response.writableFinished))
        response.once('finish', () => resolve(true))
        memberRequest.abort()
        // After 20 other requests, nginx has noticed that the member has left.
        void askForRobots(20).then(() => response.end('late'))
      }
    })
    const askForRobots = async (times: number) => {
      for (let remaining = times; remaining > 0; remaining -= 1) await sendRaw(nginx.url, '/robots.txt')
    }
    await fetch(`${nginx.url}/api/slow`, { method: 'POST', body: 'a=1', signal: memberRequest.signal }).catch(
      () => null,
    )
    expect(await answerFinished).toBe(true)
  })

  test('is passed on with a picture of 20 MB, and refused with a picture of 22 MB', async () => {
    answer = (_request, response) => response.end('ok')
    const upload = (bytes: number) =>
      sendRaw(nginx.url, '/api/system/img_upload', { method: 'POST', body: Buffer.alloc(bytes, 'x') })
    expect((await upload(20 * 1024 * 1024)).status).toBe(200)
    expect(recordedCalls.map(({ length }) => length)).toEqual([20 * 1024 * 1024])
    const largeAnswer = await sendRaw(nginx.url, '/api/system/img_upload', {
      method: 'POST',
      headers: { 'content-length': String(22 * 1024 * 1024) },
      body: '',
    }).catch(() => null)
    expect(largeAnswer?.status ?? 413).toBe(413)
    expect(recordedCalls).toHaveLength(1)
  })

  test('leaves no query, token, IP address or browser name in the log', async () => {
    answer = (_request, response) => response.end('ok')
    const requestWithToken = { headers: { token: 'c2VjcmV0LXRva2Vu' } }
    await sendRaw(nginx.url, '/api/member/setLoginPassword?password=hunter2', requestWithToken)
    answer = (request) => request.socket.destroy()
    await sendRaw(nginx.url, '/api/member/setLoginPassword?password=hunter2', requestWithToken)
    await sendRaw(nginx.url, '/Recharge?balance=98765', { headers: { referer: 'https://x.example/?hunter2' } })
    await expect.poll(nginx.log).toMatch(/ GET \/Recharge 200 /)
    const log = nginx.log()
    expect(log).toMatch(/ GET \/api\/member\/setLoginPassword 200 /)
    expect(log).toMatch(/ GET \/api\/member\/setLoginPassword 502 /)
    expect(log).not.toMatch(/hunter2|c2VjcmV0|98765|\?|127\.0\.0\.1|Mozilla/)
  })

  test('is handled by an nginx that is configured to write only to its temporary folder and to stderr', () => {
    const [file] = execFileSync('find', [nginx.temp, '-name', 'nginx.conf'], { encoding: 'utf8' }).split('\n')
    const config = readFileSync(file ?? '', 'utf8')
    expect(config).not.toMatch(/@[A-Z_]+@/)
    const writtenPaths = [...config.matchAll(/^\s*(?:pid|\w+_temp_path|access_log|error_log) ([^ ;]+)/gm)].map(
      ([, path]) => path,
    )
    expect(writtenPaths.length).toBeGreaterThan(6)
    expect(writtenPaths.filter((path = '') => path !== 'stderr' && !path.startsWith(nginx.temp))).toEqual([])
  })
})

for (const [trusted, forwarded] of [
  ['10.0.0.0/8 127.0.0.1 ::1', { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' }],
  ['10.0.0.2', { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' }],
] as const)
  test(`with TRUSTED_PROXY=${trusted} a call that comes from 127.0.0.1 reaches the platform with the headers ${JSON.stringify(forwarded)}`, async () => {
    const recordedCalls: RecordedCall[] = []
    const server = createServer(createPlatform(recordedCalls, (_request, response) => response.end()))
    const nginx = await startNginx(basePort + 1100 + 2 * test.info().parallelIndex, {
      API_ORIGIN: `http://127.0.0.1:${await listenLocally(server)}`,
      TRUSTED_PROXY: trusted,
    })
    // The first address of `x-forwarded-for` stands for a forgery by the member, the second for the
    // address that a proxy added.
    const headers = { ...FORGED_HEADERS, host: 'evil.example', 'x-forwarded-for': '198.51.100.1, 203.0.113.7' }
    await sendRaw(nginx.url, '/api/game/list', { headers })
    await nginx.stop()
    server.closeAllConnections()
    server.close()
    expect(recordedCalls.map(({ headers }) => headers)).toMatchObject([forwarded])
    expect(JSON.stringify(recordedCalls)).not.toMatch(/evil|198\.51/)
  })

/** Starts a name server that resolves every name to this machine. */
async function startNameServer(): Promise<{ socket: Socket; address: string }> {
  const socket = createSocket('udp4', (query, { port, address }) => {
    const question = query.subarray(12, query.indexOf(0, 12) + 5)
    const header = [...query.subarray(0, 2), 0x81, 0x80, 0, 1, 0, 1, 0, 0, 0, 0]
    const answerRecord = [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 127, 0, 0, 1]
    socket.send(Buffer.from([...header, ...question, ...answerRecord]), port, address)
  })
  await new Promise<void>((resolve) => void socket.bind(0, '127.0.0.1', resolve))
  return { socket, address: `127.0.0.1:${socket.address().port}` }
}

test.describe('a platform over TLS', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tiga-tls-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  test.afterAll(() => rmSync(folder, { recursive: true }))

  test('is called by its host name, and only if its certificate is trusted', async () => {
    execFileSync(
      'openssl',
      `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=api.example -addext subjectAltName=DNS:api.example -keyout ${key} -out ${cert}`.split(
        ' ',
      ),
      { stdio: 'ignore' },
    )
    execFileSync('chmod', ['-R', 'a+rX', folder])
    const requestedNames: unknown[] = []
    const server = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) }, (request, response) => {
      requestedNames.push((request.socket as TLSSocket).servername, request.headers.host)
      response.end('ok')
    })
    const host = `api.example:${await listenLocally(server)}`
    const dnsServer = await startNameServer()
    const withNameServer = (config: string) => config.replace('@RESOLVER@', dnsServer.address)
    const withOwnCertificate = (config: string) =>
      withNameServer(config).replace('/etc/ssl/certs/ca-certificates.crt', cert)
    const statuses: number[] = []
    for (const editConfig of [withOwnCertificate, withNameServer]) {
      const port = basePort + 1001 + 2 * test.info().parallelIndex
      const nginx = await startNginx(port, { API_ORIGIN: `https://${host}` }, editConfig)
      statuses.push((await sendRaw(nginx.url, '/api/game/list')).status)
      await nginx.stop()
    }
    dnsServer.socket.close()
    server.closeAllConnections()
    server.close()
    expect(statuses).toEqual([200, 502])
    expect(requestedNames).toEqual(['api.example', host])
  })
})
