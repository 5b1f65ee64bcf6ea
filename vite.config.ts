import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import packageJson from './package.json' with { type: 'json' }
import { buildIdPlugin } from './src/build/build-id.ts'
import { chunkFileNames, codeSplitting, compileHint } from './src/build/chunks.ts'
import { finishBuild } from './src/build/finish.ts'
import { CSS_TARGETS } from './src/build/floor.ts'
import { hotReload } from './src/build/hot-reload.ts'
import { languagePacks } from './src/build/language-packs.ts'
import { securityHeadersPlugin } from './src/build/serving.ts'
import { mockPlatformPlugin } from './src/build/mock-platform.ts'
import { preloadHelperPlugin } from './src/build/page.ts'
import { startPagePlugin } from './src/build/start-page.ts'
import { readConfig } from './src/build/settings.ts'
import { failOnWarningsPlugin } from './src/build/warnings.ts'
import { fileEndMarkersPlugin } from './src/build/whole.ts'
import { serviceWorkerPlugin } from './src/build/worker.ts'
import { testProjects } from './tests/support/projects.ts'

const root = import.meta.dirname

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, root, 'VITE_')
  const config = readConfig(env)
  const isMockBuild = env['VITE_MOCK'] === '1'
  return {
    plugins: [
      react(),
      languagePacks(),
      hotReload(),
      startPagePlugin(env, isMockBuild),
      buildIdPlugin(env, root),
      preloadHelperPlugin(),
      failOnWarningsPlugin(),
      compileHint(),
      // After the plugins that write files, before the headers: their policy is for the final page.
      fileEndMarkersPlugin(),
      // Before the mock, so that its answers have the headers too.
      securityHeadersPlugin(env),
      mockPlatformPlugin(isMockBuild),
      // A mock build has no worker and is not checked: it is only for trying the app.
      ...(isMockBuild ? [] : [serviceWorkerPlugin(env), finishBuild(env)]),
    ],
    define: {
      __APP_VERSION__: JSON.stringify(packageJson.version),
      __CONFIG__: JSON.stringify(config),
      __REPORT_URL__: JSON.stringify(config.reportUrl),
      __IS_MOCK__: JSON.stringify(isMockBuild),
    },
    resolve: {
      alias: { '@': resolve(root, 'src') },
    },
    build: {
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 600,
      modulePreload: { polyfill: false },
      target: 'es2022',
      cssTarget: CSS_TARGETS,
      rolldownOptions: {
        // The time that plugins take is not worth a warning.
        checks: { bundlerTimings: false },
        output: { chunkFileNames, assetFileNames: 'assets/[name]-[hash:6][extname]', codeSplitting },
      },
    },
    preview: { port: 4173, strictPort: false },
    // Threads run the tests in five sixths of the time of processes.
    test: { pool: 'threads', maxWorkers: 2, globalSetup: 'tests/support/slice.ts', projects: testProjects },
  }
})
