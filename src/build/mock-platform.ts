import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Connect, Plugin } from 'vite'
import { createHttpApi } from '../mocks/http.ts'
import { mediaFiles, serveMedia } from '../mocks/media-files.ts'

const WORKER = resolve(import.meta.dirname, '../../node_modules/msw/lib/mockServiceWorker.js')

/** Phones on the network have no service worker on plain http, so the servers answer themselves. */
export function mockPlatform(isMockBuild: boolean): Plugin {
  const serve = (middlewares: Connect.Server) => {
    middlewares.use(createHttpApi())
    middlewares.use(serveMedia)
    if (isMockBuild) middlewares.use(serveWorker)
  }
  return {
    name: 'mock-platform',
    configureServer: (server) => (isMockBuild ? serve(server.middlewares) : undefined),
    configurePreviewServer: (server) => serve(server.middlewares),
    generateBundle() {
      if (!isMockBuild) return
      this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source: readFileSync(WORKER) })
      for (const { name, path } of mediaFiles())
        this.emitFile({ type: 'asset', fileName: `media/${name}`, source: readFileSync(path) })
    },
  }
}

const serveWorker: Connect.NextHandleFunction = (request, response, next) => {
  if (request.url !== '/mockServiceWorker.js') return next()
  response.setHeader('Content-Type', 'text/javascript')
  response.end(readFileSync(WORKER))
}
