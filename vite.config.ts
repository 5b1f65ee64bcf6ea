import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import packageJson from './package.json' with { type: 'json' }
import { chunkFileNames, codeSplitting, compiledAhead } from './src/build/chunks.ts'
import { finish } from './src/build/finish.ts'
import { CSS_TARGETS } from './src/build/floor.ts'
import { checkFloor } from './src/build/floor-check.ts'
import { languagePacks, wordsOnDemand } from './src/build/language-packs.ts'
import { securityHeaders } from './src/build/serving.ts'
import { mockPlatform } from './src/build/mock-platform.ts'
import { loaderOfScreens } from './src/build/page.ts'
import { startPage } from './src/build/start-page.ts'
import { readConfig } from './src/build/settings.ts'
import { noWarnings } from './src/build/warnings.ts'
import { wholeFiles } from './src/build/whole.ts'
import { serviceWorker } from './src/build/worker.ts'
import { testProjects } from './tests/support/projects.ts'

const root = import.meta.dirname
const router = resolve(root, 'node_modules/react-router/dist/production')
const productionOnly = [
  // react-router names its development build for every bundler.
  { find: /^react-router$/, replacement: `${router}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${router}/dom-export.mjs` },
  // React has it since 18; the shim is for older ones.
  { find: 'use-sync-external-store/shim', replacement: 'react' },
]

export default defineConfig(({ command, mode }) => {
  const env = loadEnv(mode, root, 'VITE_')
  const isMockBuild = env['VITE_MOCK'] === '1'
  return {
    plugins: [
      react(),
      languagePacks(),
      wordsOnDemand(),
      startPage(env, isMockBuild),
      loaderOfScreens(),
      compiledAhead(),
      noWarnings(),
      // Behind what writes files, before the headers, whose policy is of the page as it is sent.
      wholeFiles(),
      // Before the mock, whose answers carry the headers too.
      securityHeaders(env),
      mockPlatform(isMockBuild),
      // The mock is for trying out.
      ...(isMockBuild ? [] : [serviceWorker(env), checkFloor(), finish(env)]),
    ],
    define: {
      __APP_VERSION__: JSON.stringify(packageJson.version),
      __CONFIG__: JSON.stringify(readConfig(env)),
      __IS_MOCK__: JSON.stringify(isMockBuild),
    },
    resolve: {
      alias: [{ find: '@', replacement: resolve(root, 'src') }, ...(command === 'build' ? productionOnly : [])],
    },
    build: {
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 600,
      modulePreload: { polyfill: false },
      target: 'es2022',
      cssTarget: CSS_TARGETS,
      // Terser and then the bundler's own minifier: 2 kB less of the first load than the faster default.
      minify: mode === 'demo' ? 'oxc' : 'terser',
      terserOptions: {
        ecma: 2020,
        module: true,
        compress: {
          passes: 3,
          unsafe_arrows: true,
          // Longer, and yet 90 bytes less once compressed.
          join_vars: false,
          conditionals: false,
        },
      },
      rolldownOptions: {
        // How long a plugin takes is a hint, and no fault of the build.
        checks: { bundlerTimings: false },
        output: { chunkFileNames, assetFileNames: 'assets/[name]-[hash:6][extname]', codeSplitting, minify: true },
      },
    },
    preview: { port: 4173, strictPort: false },
    test: { maxWorkers: 2, globalSetup: 'tests/support/slice.ts', projects: testProjects },
  }
})
