/** Serves the live build or a second build, and can send only the beginning of a file. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { listenLocally } from './raw-http'

/** The contents of a build's files, by path. The path "/" is index.html. */
type Build = ReadonlyMap<string, Buffer>

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '': 'text/html',
}

function readBuild(folder: string): Build {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names
    .filter((name) => /\.(?:js|css|svg|html|webmanifest)$|^_headers$/.test(name))
    .map((name): [string, Buffer] => [`/${name}`, readFileSync(join(folder, name))])
  return new Map(files.map(([path, content]) => [path === '/index.html' ? '/' : path, content]))
}

const hashOf = (content: Buffer | string) => createHash('sha256').update(content).digest('base64')

/** Returns the same build with other file names in /assets/, as if every source had changed. */
function renameAssets(build: Build): Build {
  const hashesInNames = new Set<string>()
  for (const path of build.keys()) {
    const [, hash] = /-([\w-]{6,8})\.(?:js|css)$/.exec(path) ?? []
    if (hash !== undefined) hashesInNames.add(hash)
  }
  const rename = (text: string) =>
    [...hashesInNames].reduce(
      (all, mark) => all.replaceAll(`-${mark}.`, `-${mark.startsWith('z') ? 'y' : 'z'}${mark.slice(1)}.`),
      text,
    )
  const hashReplacements: [string, string][] = []
  const files = [...build].map(([path, content]): [string, Buffer] => {
    if (!path.startsWith('/assets/')) return [path, content]
    const renamedContent = Buffer.from(rename(content.toString()))
    hashReplacements.push([hashOf(content), hashOf(renamedContent)])
    return [rename(path), renamedContent]
  })
  const replaceHashes = (text: string) =>
    hashReplacements.reduce((all, [from, to]) => all.replaceAll(from.slice(0, -1), to.slice(0, -1)), rename(text))
  const scriptOf = (html: string) => /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
  const page = build.get('/')?.toString() ?? ''
  const scriptHashes = [hashOf(scriptOf(page)), hashOf(scriptOf(replaceHashes(page)))] as const
  return new Map(
    files.map(([path, content]) =>
      ['/', '/sw.js', '/_headers'].includes(path)
        ? // `sw.js` also contains the hash of the whole page, so that hash is replaced, too.
          [
            path,
            Buffer.from(
              replaceHashes(content.toString())
                .replaceAll(...scriptHashes)
                .replaceAll(hashOf(page), hashOf(replaceHashes(page).replaceAll(...scriptHashes)))
                .replace(/\bbuild:(["'`])./, 'build:$1_'),
            ),
          ]
        : [path, content],
    ),
  )
}

/**
 * Starts the server on a free port.
 * @param folder the folder of the live build
 * @param platform the origin to which calls of the API and requests for unknown files are forwarded
 */
export async function startCutServer(folder: string, platform: string) {
  const firstBuild = readBuild(folder)
  const builds = { first: firstBuild, second: renameAssets(firstBuild) }
  let servedBuild: keyof typeof builds = 'first'
  let cutPattern: RegExp | null = null
  let cutFraction = 0
  const readLinkHeader = () =>
    /^ {2}Link: (.*)$/m.exec(builds[servedBuild].get('/_headers')?.toString() ?? '')?.[1] ?? ''

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = extname(pathname) === '' ? '/' : pathname
    const content = builds[servedBuild].get(path)
    if (pathname.startsWith('/api/') || content === undefined) return void forwardRequest(request, response, platform)
    const isCut = cutPattern !== null && cutPattern.test(path === '/' ? '/index.html' : path)
    if (isCut) cutPattern = null
    response.setHeader('content-type', CONTENT_TYPES[extname(path)] ?? 'application/octet-stream')
    const isAsset = path.startsWith('/assets/')
    response.setHeader('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache')
    if (path === '/') response.setHeader('link', readLinkHeader())
    response.end(isCut ? content.subarray(0, Math.floor(content.length * cutFraction)) : content)
  }
  const server = createServer(answer)
  return {
    url: `http://127.0.0.1:${await listenLocally(server)}`,
    serve: (next: keyof typeof builds) => {
      servedBuild = next
    },
    /**
     * Makes the server send only the fraction `sent` of the next file whose path matches `file`, as
     * after a broken upload.
     */
    cutOnce: (file: RegExp, sent = 0.5) => {
      cutPattern = file
      cutFraction = sent
    },
    wasCut: () => cutPattern === null,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function forwardRequest(request: IncomingMessage, response: ServerResponse, platform: string): Promise<void> {
  try {
    const { host: _host, connection: _connection, ...headers } = request.headers
    const bodyChunks: Buffer[] = []
    for await (const part of request) bodyChunks.push(part as Buffer)
    const answer = await fetch(platform + (request.url ?? ''), {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(bodyChunks.length > 0 && { body: Buffer.concat(bodyChunks) }),
    })
    response.statusCode = answer.status
    for (const name of ['content-type', 'date', 'cache-control']) {
      const value = answer.headers.get(name)
      if (value !== null) response.setHeader(name, value)
    }
    response.end(Buffer.from(await answer.arrayBuffer()))
  } catch {
    response.destroy()
  }
}
