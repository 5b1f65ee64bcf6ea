import { parseSync, Visitor, type ESTree } from 'vite'
import type { Builtins } from './floor.ts'

/** The one object of an interface that a script finds by name. */
const INTERFACE_OF: Readonly<Record<string, string>> = {
  window: 'Window',
  self: 'Window',
  globalThis: 'Window',
  document: 'Document',
  navigator: 'Navigator',
  performance: 'Performance',
  crypto: 'Crypto',
  history: 'History',
  location: 'Location',
  screen: 'Screen',
}

interface Names {
  /** Bound in the script itself: they are no built-ins. */
  bound: Set<string>
  /** Properties that some object of the script has: a call of one may be a call of that object. */
  own: Set<string>
  used: Use[]
}

type Use =
  /** `URL.canParse`, `navigator.share` */
  | { kind: 'member'; owner: string; name: string }
  /** `something.toReversed()`; `owner` where it is a name */
  | { kind: 'call'; owner: string | null; name: string }
  /** `OffscreenCanvas`, not behind `typeof` */
  | { kind: 'global'; name: string }
  /** Syntax that would break the whole file. */
  | { kind: 'syntax'; name: string }

/**
 * What scripts use of the built-ins that are newer than the floor: "URL.canParse", ".toReversed()",
 * "OffscreenCanvas". Instances are known by the method's name alone.
 */
export function newerInScripts(scripts: readonly string[], builtins: Builtins): Set<string> {
  const all = scripts.map(namesIn)
  const own = new Set(all.flatMap((names) => [...names.own]))
  return new Set(all.flatMap(({ used, bound }) => used.flatMap((use) => newerName(use, bound, own, builtins) ?? [])))
}

function newerName(use: Use, bound: Set<string>, own: Set<string>, { members, globals, names }: Builtins) {
  switch (use.kind) {
    case 'syntax':
      return use.name
    case 'call':
      // Told as a member already.
      if (use.owner !== null && !bound.has(use.owner) && members.has(INTERFACE_OF[use.owner] ?? use.owner)) return null
      return names.has(use.name) && !own.has(use.name) ? `.${use.name}()` : null
    case 'global':
      if (bound.has(use.name)) return null
      return globals.has(use.name) || members.get('Window')?.get(use.name) === true ? use.name : null
    case 'member': {
      if (bound.has(use.owner)) return null
      const owner = INTERFACE_OF[use.owner] ?? use.owner
      const isNewer = members.get(owner)?.get(use.name) === true || (owner === 'Window' && globals.has(use.name))
      return isNewer ? `${use.owner}.${use.name}` : null
    }
  }
}

function namesIn(code: string): Names {
  const bound = new Set<string>()
  const own = new Set<string>()
  const used: Use[] = []
  /** Where an identifier is no use of a global, or is asked for by `typeof`. */
  const skipped = new Set<number>()
  const bind = (node: ESTree.Node | null | undefined) => boundNames(node).forEach((name) => bound.add(name))
  const own1 = (key: ESTree.Node, computed: boolean) => {
    if (computed || key.type !== 'Identifier') return
    own.add(key.name)
    skipped.add(key.start)
  }
  const program = parseSync('script.js', code).program
  new Visitor({
    VariableDeclarator: ({ id }) => bind(id),
    FunctionDeclaration: ({ id, params }) => [id, ...params].forEach(bind),
    FunctionExpression: ({ id, params }) => [id, ...params].forEach(bind),
    ArrowFunctionExpression: ({ params }) => params.forEach(bind),
    ClassDeclaration: ({ id }) => bind(id),
    ClassExpression: ({ id }) => bind(id),
    CatchClause: ({ param }) => bind(param),
    ImportSpecifier: ({ local, imported }) => {
      bind(local)
      skipped.add(imported.start)
    },
    ImportDefaultSpecifier: ({ local }) => bind(local),
    ImportNamespaceSpecifier: ({ local }) => bind(local),
    ExportSpecifier: ({ exported }) => void skipped.add(exported.start),
    Property: ({ key, computed, shorthand }) => {
      own1(key, computed)
      if (shorthand) skipped.delete(key.start)
    },
    MethodDefinition: ({ key, computed }) => own1(key, computed),
    PropertyDefinition: ({ key, computed }) => own1(key, computed),
    AssignmentExpression: ({ left }) => {
      if (left.type === 'MemberExpression' && !left.computed && left.property.type === 'Identifier')
        own.add(left.property.name)
    },
    UnaryExpression: ({ operator, argument }) => {
      if (operator === 'typeof') skipped.add(argument.start)
    },
    StaticBlock: () => void used.push({ kind: 'syntax', name: 'static {}' }),
    Literal: (node) => {
      if (!('regex' in node) || node.regex === undefined) return
      const { pattern, flags } = node.regex
      if (/\(\?<[=!]/.test(pattern)) used.push({ kind: 'syntax', name: '/(?<=)/' })
      if (flags.includes('v')) used.push({ kind: 'syntax', name: '/v' })
    },
  }).visit(program)
  new Visitor({
    CallExpression: ({ callee, optional }) => {
      if (!optional && callee.type === 'MemberExpression' && !callee.computed && callee.property.type === 'Identifier')
        used.push({ kind: 'call', owner: nameOf(callee.object), name: callee.property.name })
    },
    MemberExpression: ({ object, property, computed, start }) => {
      if (computed || property.type !== 'Identifier') return
      skipped.add(property.start)
      if (object.type === 'Identifier' && !skipped.has(start))
        used.push({ kind: 'member', owner: object.name, name: property.name })
    },
    Identifier: ({ name, start }) => {
      if (!skipped.has(start)) used.push({ kind: 'global', name })
    },
  }).visit(program)
  return { bound, own, used }
}

function nameOf(node: ESTree.Node): string | null {
  return node.type === 'Identifier' ? node.name : null
}

function boundNames(node: ESTree.Node | null | undefined): string[] {
  switch (node?.type) {
    case 'Identifier':
      return [node.name]
    case 'ObjectPattern':
      return node.properties.flatMap((property) =>
        boundNames(property.type === 'RestElement' ? property.argument : property.value),
      )
    case 'ArrayPattern':
      return node.elements.flatMap(boundNames)
    case 'AssignmentPattern':
      return boundNames(node.left)
    case 'RestElement':
      return boundNames(node.argument)
    default:
      return []
  }
}
