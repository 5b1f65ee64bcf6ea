import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite'
import { createAccessCode } from '../mocks/access.ts'
import { createHttpApi } from '../mocks/http.ts'
import { listMediaFiles, serveMedia } from '../mocks/media-files.ts'

const MOCK_WORKER_PATH = resolve(import.meta.dirname, '../../node_modules/msw/lib/mockServiceWorker.js')

/**
 * Lets each preview server, and the dev server in mock mode, answer as the platform over HTTP. A
 * phone that opens Tiga by plain http needs this, because it cannot run the mock's service worker.
 * A mock build also gets that worker and the media files.
 */
export function mockPlatformPlugin(isMockBuild: boolean): Plugin {
  const addMockPlatform = (server: ViteDevServer | PreviewServer) => {
    const code = createAccessCode()
    server.middlewares.use(createHttpApi({ code }))
    server.middlewares.use(serveMedia)
    if (isMockBuild) server.middlewares.use(serveWorker)
    const printUrls = server.printUrls.bind(server)
    server.printUrls = () => {
      printUrls()
      if ((server.resolvedUrls?.network.length ?? 0) > 0)
        server.config.logger.info(`  ➜  Code for the QA panel on other devices: ${code}`)
    }
  }
  return {
    name: 'mock-platform',
    configureServer: (server) => (isMockBuild ? addMockPlatform(server) : undefined),
    configurePreviewServer(server) {
      // By default Node closes an idle connection after 5 s. A request that is sent at that moment
      // fails.
      if ('keepAliveTimeout' in server.httpServer) server.httpServer.keepAliveTimeout = 60_000
      addMockPlatform(server)
    },
    generateBundle() {
      if (!isMockBuild) return
      this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source: readFileSync(MOCK_WORKER_PATH) })
      for (const { name, path } of listMediaFiles())
        this.emitFile({ type: 'asset', fileName: `media/${name}`, source: readFileSync(path) })
    },
  }
}

const serveWorker: Connect.NextHandleFunction = (request, response, next) => {
  if (request.url !== '/mockServiceWorker.js') return next()
  response.setHeader('Content-Type', 'text/javascript')
  response.end(readFileSync(MOCK_WORKER_PATH))
}
