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
  // Empty in UNUSED_ENTRIES too, but a field of it is set beside it.
  'hls.js/dist/hls.mjs': ['EMEController'],
}

/**
 * Entries of a library's table that are left empty, so that the classes they name are left out.
 *
 * hls.js: no protected video (DRM), no advertisements woven into a stream, no reports to a delivery
 * network, no steering between several of them, and no pictures for fast winding. A stream of any
 * of these plays without it, but for a protected one, which no member could watch here before
 * either: no licence server is known. Its light build (STACK.md) would lose the captions and other
 * sound tracks, which the player offers.
 */
const UNUSED_ENTRIES: Readonly<Record<string, readonly string[]>> = {
  'hls.js/dist/hls.mjs': [
    'emeController',
    'interstitialsController',
    'cmcdController',
    'contentSteeringController',
    'iframeController',
  ],
}

/**
 * Calls that do nothing, which the minifier leaves out together with the sentences they are given:
 * without `debug`, i18next keeps its notes to developers to itself, and so does hls.js.
 */
export const SILENT_CALLS = ['log', 'warn', 'once', 'deprecate'].map((name) => `this.logger.${name}`)

export function withoutUnusedParts(): Plugin {
  const router = resolve(ROOT, 'node_modules/react-router/dist/production')
  const notFound = new Set([UNUSED_FUNCTIONS, UNUSED_ENTRIES].flatMap((table) => Object.values(table).flat()))
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
    transform(code, id) {
      const [functions, entries] = [UNUSED_FUNCTIONS, UNUSED_ENTRIES].map(
        (table) => Object.entries(table).find(([module]) => id.includes(`/node_modules/${module}`))?.[1],
      )
      if (functions === undefined && entries === undefined) return null
      const rest = emptyEntries(code, entries ?? [])
      const emptied = emptyFunctions(rest.code, functions ?? [])
      for (const name of [...rest.names, ...emptied.names]) notFound.delete(name)
      return { code: emptied.code, map: null }
    },
    buildEnd(error) {
      if (error === undefined && notFound.size > 0) this.error(`no library has ${[...notFound].join(', ')}`)
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
  return { code: replaced(code, bodies, '{}'), names: found }
}

/** `{ name: Class }` becomes `{ name: undefined }`. */
export function emptyEntries(code: string, names: readonly string[]): { code: string; names: ReadonlySet<string> } {
  const values: ESTree.Node[] = []
  const found = new Set<string>()
  new Visitor({
    // Not of patterns, which take such a table apart.
    ObjectExpression: ({ properties }) => {
      for (const property of properties) {
        if (property.type !== 'Property' || property.shorthand || property.value.type !== 'Identifier') continue
        const name = nameOf(property.key)
        if (name === undefined || !names.includes(name)) continue
        values.push(property.value)
        found.add(name)
      }
    },
  }).visit(parseSync('module.js', code).program)
  return { code: replaced(code, values, 'undefined'), names: found }
}

function replaced(code: string, nodes: readonly ESTree.Node[], by: string): string {
  return nodes
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}${by}${text.slice(end)}`, code)
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
