import { resolve } from 'node:path'
import { parseSync, Visitor, type ESTree, type Plugin } from 'vite'

const ROOT = resolve(import.meta.dirname, '../..')

/**
 * Functions that never run here, by module: their bodies are emptied, so that what only they use is
 * left out too. A class means all of its methods but the constructor.
 */
const UNUSED_FUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  // Languages come by `addResourceBundle`, are named by their whole tags, and all are written from
  // left to right; no backend, formats in texts, post-processors, details or second instance.
  'i18next/dist/esm/i18next.js': [
    'Connector',
    'Formatter',
    'parseFormatStr',
    'keysFromSelector',
    'cloneInstance',
    'addPostProcessor',
    'addResource',
    'addResources',
    'deprecateBareCode',
    'dir',
    'getPluralFormsOfKey',
    'getScriptPartFromCode',
    'getSuffixes',
    'getUsedParamsDetails',
    'hydrate',
    'loadLanguages',
    'needsPlural',
    'reloadResources',
    'removeNamespaces',
    'removeResourceBundle',
  ],
  // The app is a BrowserRouter with links; the rest belongs to the data router.
  'react-router/dist/production/chunk-': [
    'NavLinkWithRef',
    'Form',
    'ScrollRestoration',
    'PrefetchPageLinks',
    'HistoryRouter',
    'RSCErrorHandler',
    'DefaultErrorComponent',
  ],
  // Requests go by XMLHttpRequest or by our own adapter, stop by AbortSignal, send
  // `withXSRFToken: false` and flat parameters, and have URLSearchParams or FormData as bodies.
  // TypeScript checks the options.
  'axios/lib/adapters/fetch.js': ['getFetch'],
  'axios/lib/cancel/CancelToken.js': ['CancelToken'],
  'axios/lib/core/assertParamsAcyclic.js': ['assertParamsAcyclic'],
  'axios/lib/core/setFormDataHeaders.js': ['setFormDataHeaders'],
  'axios/lib/helpers/cookies.js': ['read', 'readAsync', 'write', 'remove'],
  'axios/lib/core/AxiosError.js': ['redactConfig'],
  'axios/lib/helpers/validator.js': ['assertOptions'],
  'axios/lib/helpers/toURLEncodedForm.js': ['toURLEncodedForm'],
  'axios/lib/helpers/formDataToJSON.js': ['formDataToJSON'],
}

/**
 * Calls that do nothing, which the minifier leaves out together with the sentences they are given:
 * without `debug`, i18next keeps its notes to developers to itself, and so does hls.js.
 */
export const SILENT_CALLS = ['log', 'warn', 'once', 'deprecate'].map((name) => `this.logger.${name}`)

export function withoutUnusedParts(): Plugin {
  const router = resolve(ROOT, 'node_modules/react-router/dist/production')
  const notFound = new Set(Object.values(UNUSED_FUNCTIONS).flat())
  return {
    name: 'without-unused-parts',
    apply: 'build',
    enforce: 'pre',
    // react-router names its development build for every bundler.
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: `${router}/index.mjs` },
          { find: /^react-router\/dom$/, replacement: `${router}/dom-export.mjs` },
          // React has it since 18; the shim is for older ones.
          { find: 'use-sync-external-store/shim', replacement: 'react' },
        ],
      },
    }),
    resolveId(source, importer) {
      const isStatusNames = importer?.includes('/axios/lib/') === true && source.endsWith('/HttpStatusCode.js')
      return isStatusNames ? resolve(import.meta.dirname, 'axios-stubs/http-status-code.ts') : null
    },
    transform(code, id) {
      const names = Object.entries(UNUSED_FUNCTIONS).find(([module]) => id.includes(`/node_modules/${module}`))?.[1]
      if (names === undefined) return null
      const emptied = emptyFunctions(code, names)
      for (const name of emptied.names) notFound.delete(name)
      return { code: emptied.code, map: null }
    },
    buildEnd(error) {
      if (error === undefined && notFound.size > 0) this.error(`no library has a function ${[...notFound].join(', ')}`)
    },
  }
}

export function emptyFunctions(code: string, names: readonly string[]): { code: string; names: ReadonlySet<string> } {
  const bodies: ESTree.Node[] = []
  const found = new Set<string>()
  const add = (name: string | undefined, node: ESTree.Node | null | undefined) => {
    const body = name !== undefined && names.includes(name) ? bodyOf(node) : null
    if (name === undefined || body === null) return
    bodies.push(body)
    found.add(name)
  }
  new Visitor({
    FunctionDeclaration: (node) => add(node.id?.name, node),
    FunctionExpression: (node) => add(node.id?.name, node),
    VariableDeclarator: (node) => add(nameOf(node.id), node.init),
    Property: (node) => add(nameOf(node.key), node.value),
    MethodDefinition: (node) => add(nameOf(node.key), node.value),
    ClassDeclaration: ({ id, body }) => {
      for (const member of body.body)
        if (member.type === 'MethodDefinition' && member.kind !== 'constructor') add(id?.name, member.value)
    },
  }).visit(parseSync('module.js', code).program)
  const emptied = bodies
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}{}${text.slice(end)}`, code)
  return { code: emptied, names: found }
}

function nameOf(node: ESTree.Node): string | undefined {
  return node.type === 'Identifier' ? node.name : undefined
}

function bodyOf(node: ESTree.Node | null | undefined): ESTree.Node | null {
  if (node === null || node === undefined) return null
  if (node.type === 'CallExpression') return bodyOf(node.arguments[0])
  const isFunction =
    node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression'
  return isFunction ? node.body : null
}
