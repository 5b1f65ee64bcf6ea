import { createRequire } from 'node:module'
import type { CompatData, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types'
import { analyze } from 'eslint-scope'
import { parse, type Declaration } from 'postcss'
import { parseSync, Visitor, type ESTree } from 'vite'

/** The oldest browsers that Tiga supports, as BROWSERS.md says. */
export const FLOOR = {
  chrome: 100,
  chrome_android: 100,
  webview_android: 100,
  safari: 15.4,
  safari_ios: 15.4,
  firefox: 100,
  firefox_android: 100,
} as const

/** Targets for style sheets. Scripts stay at ES2022: lowering private fields would cost 1 kB. */
export const CSS_TARGETS = ['chrome100', 'safari15.4', 'ios15.4', 'firefox100']

/** 20 MB, so it is read only when a check runs. */
export function readCompatData(): CompatData {
  return createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData
}

/** Whether any browser of `FLOOR` lacks the feature, or has it only by a flag or another name. */
function isNewer(entry: Identifier | undefined): boolean {
  const support: Partial<CompatStatement['support']> | undefined = entry?.__compat?.support
  if (support === undefined) return false
  return Object.entries(FLOOR).some(([browser, version]) => {
    const statements = [support[browser as keyof typeof FLOOR] ?? []].flat()
    return !statements.some((statement) => isSupported(statement, version))
  })
}

function isSupported(statement: SimpleSupportStatement, version: number): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: otherName } = statement
  if (flags !== undefined || prefix !== undefined || otherName !== undefined || removed !== undefined) return false
  // "≤37" means 37 at most; "preview" is not a number, so it counts as unsupported.
  return typeof added === 'string' && Number.parseFloat(added.replace('≤', '')) <= version
}

/**
 * Built-ins by owner and name: "URL" has "canParse", "Window" has all globals. True if the built-in
 * is newer than `FLOOR`.
 */
export type Builtins = ReadonlyMap<string, ReadonlyMap<string, boolean>>

export function readBuiltins({ javascript, api }: Pick<CompatData, 'javascript' | 'api'>): Builtins {
  const builtins = new Map<string, Map<string, boolean>>()
  const add = (owner: string, name: string, entry: Identifier) => {
    if (entry.__compat === undefined) return
    const known = builtins.get(owner) ?? new Map<string, boolean>()
    builtins.set(owner, known.set(name, isNewer(entry) && known.get(name) !== false))
  }
  const ofLanguage = javascript['builtins'] ?? {}
  for (const owners of [ofLanguage, ofLanguage['Intl'] ?? {}, api])
    for (const [owner, entry] of partsOf(owners)) {
      add('Window', owner, entry)
      for (const [name, member] of partsOf(entry)) add(owner, name.replace(/_static$/, ''), member)
    }
  return builtins
}

/**
 * Options of calls, by the call's name and the option's name: "createImageBitmap" has
 * "imageOrientation". The list has one entry for each owner of a call of that name.
 */
export type Options = ReadonlyMap<string, ReadonlyMap<string, readonly Option[]>>

interface Option {
  isNewer: boolean
  /** Key: a known value of the option. True if that value is newer than `FLOOR`. */
  values: ReadonlyMap<string, boolean>
}

/** "options_priority_parameter" or "timeline_option"; "priority" if it is below a parameter. */
const OPTION = /^(?:[a-z]+_(?<member>\w+)_parameter|(?<option>\w+)_(?:option|property))$/i

export function readOptions({ javascript, api }: Pick<CompatData, 'javascript' | 'api'>): Options {
  const options = new Map<string, Map<string, Option[]>>()
  const addAll = (call: string, entry: Identifier, isInParameter: boolean) => {
    for (const [name, part] of partsOf(entry)) {
      const isParameter = /^(?:options|init|settings|\w*Options)_parameter$/.test(name)
      const { member: named, option } = OPTION.exec(name)?.groups ?? {}
      const member = isParameter
        ? undefined
        : (named ?? option ?? (isInParameter ? name.replace(/_parameter$/, '') : undefined))
      if (member !== undefined && part.__compat !== undefined) {
        const known = options.get(call) ?? new Map<string, Option[]>()
        const values = new Map(partsOf(part).map(([value, entry]) => [value, isNewer(entry)]))
        options.set(call, known.set(member, [...(known.get(member) ?? []), { isNewer: isNewer(part), values }]))
      } else addAll(call, part, isParameter)
    }
  }
  const ofLanguage = javascript['builtins'] ?? {}
  for (const owners of [ofLanguage, ofLanguage['Intl'] ?? {}, api])
    for (const [owner, entry] of partsOf(owners)) {
      // A global function begins with a lower-case letter, and its options are direct members.
      if (/^[a-z]/.test(owner)) addAll(owner, entry, false)
      for (const [name, member] of partsOf(entry)) addAll(name.replace(/_static$/, ''), member, false)
    }
  return options
}

function partsOf(entry: object): [name: string, part: Identifier][] {
  return Object.entries(entry).filter(([name]) => name !== '__compat')
}

/**
 * Reports built-ins newer than `FLOOR` that scripts use: "URL.canParse", ".toReversed()",
 * "OffscreenCanvas". A name that is tested by `typeof` is not reported there. A method of an
 * instance is found only by its name, so it is not reported if the scripts define such a method.
 */
export function newerInScripts(scripts: readonly string[], builtins: Builtins): Set<string> {
  const found = new Set<string>()
  const own = new Set<string>()
  const calls = new Set<string>()
  for (const code of scripts) {
    const { program } = parseSync('script.js', code, { range: true })
    const probed = new Set<ESTree.Node>()
    const called = new Set<ESTree.Node>()
    const members: { node: ESTree.MemberExpression; name: string }[] = []
    const addOwn = ({ key, computed }: { key: ESTree.Node; computed: boolean }) => {
      if (!computed && key.type === 'Identifier') own.add(key.name)
    }
    new Visitor({
      Property: addOwn,
      MethodDefinition: addOwn,
      PropertyDefinition: addOwn,
      AssignmentExpression: ({ left }) => {
        if (left.type === 'MemberExpression') addOwn({ key: left.property, computed: left.computed })
      },
      UnaryExpression: ({ operator, argument }) => {
        if (operator === 'typeof') probed.add(argument)
      },
      CallExpression: ({ callee, optional }) => {
        if (!optional) called.add(callee)
      },
      MemberExpression: (node) => {
        if (!node.computed && node.property.type === 'Identifier') members.push({ node, name: node.property.name })
      },
      // Unknown syntax breaks the whole file, so it is always reported.
      StaticBlock: () => void found.add('static {}'),
      Literal: (node) => {
        if (!('regex' in node)) return
        if (/\(\?<[=!]/.test(node.regex.pattern)) found.add('/(?<=)/')
        if (node.regex.flags.includes('v')) found.add('/v')
      },
    }).visit(program)
    const globals = globalsIn(program)
    for (const [node, name] of globals)
      if (!probed.has(node) && builtins.get('Window')?.get(name) === true) found.add(name)
    for (const { node, name } of members) {
      const owner = globals.get(node.object) ?? ''
      const known = builtins.get(interfaceOf(owner)) ?? builtins.get(owner)
      if (known === undefined && called.has(node)) calls.add(name)
      if (known?.get(name) === true && !probed.has(node)) found.add(`${owner}.${name}`)
    }
  }
  const owners = [...builtins.values()]
  for (const name of calls) {
    const known = owners.flatMap((members) => members.get(name) ?? [])
    if (known.length > 0 && !known.includes(false) && !own.has(name)) found.add(`.${name}()`)
  }
  return found
}

/** The identifiers that the script does not declare. */
function globalsIn(program: ESTree.Program): Map<ESTree.Node, string> {
  const { globalScope } = analyze(program as Parameters<typeof analyze>[0], { ecmaVersion: 2022, sourceType: 'module' })
  const through = globalScope?.through ?? []
  return new Map(through.map(({ identifier }) => [identifier as ESTree.Node, identifier.name]))
}

/** The interface of a global object: "document" is the Document. */
function interfaceOf(name: string): string {
  return name === 'self' || name === 'globalThis' ? 'Window' : name.charAt(0).toUpperCase() + name.slice(1)
}

/**
 * Reports options of calls that are newer than `FLOOR`, and values of options that are:
 * "fetch({ priority })", "createImageBitmap({ imageOrientation: 'from-image' })". It looks at
 * object literals in the call, and at those of the same file that the call names.
 */
export function newerInOptions(scripts: readonly string[], options: Options): Set<string> {
  const found = new Set<string>()
  for (const code of scripts) {
    const objects = new Map<string, ESTree.ObjectExpression[]>()
    const calls: { callee: ESTree.Node; arguments: readonly ESTree.Node[] }[] = []
    new Visitor({
      VariableDeclarator: ({ id, init }) => {
        if (id.type === 'Identifier' && init?.type === 'ObjectExpression')
          objects.set(id.name, [...(objects.get(id.name) ?? []), init])
      },
      CallExpression: (node) => void calls.push(node),
      NewExpression: (node) => void calls.push(node),
    }).visit(parseSync('script.js', code).program)
    for (const { callee, arguments: given } of calls) {
      const name = calledName(callee)
      const known = options.get(name)
      if (known === undefined) continue
      for (const { key, value } of given.flatMap((argument) => propertiesOf(argument, objects))) {
        const entries = known.get(key) ?? []
        const isNewerMember = entries.length > 0 && entries.every(({ isNewer }) => isNewer)
        if (isNewerMember) found.add(`${name}({ ${key} })`)
        else
          for (const text of textsIn(value)) {
            const support = entries.flatMap(({ values }) => values.get(text) ?? [])
            if (support.length > 0 && !support.includes(false)) found.add(`${name}({ ${key}: '${text}' })`)
          }
      }
    }
  }
  return found
}

function calledName(callee: ESTree.Node): string {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type !== 'MemberExpression' || callee.computed) return ''
  return callee.property.type === 'Identifier' ? callee.property.name : ''
}

type Objects = ReadonlyMap<string, readonly ESTree.ObjectExpression[]>

function propertiesOf(node: ESTree.Node, objects: Objects): { key: string; value: ESTree.Node }[] {
  switch (node.type) {
    case 'ObjectExpression':
      return node.properties.flatMap((property) => {
        if (property.type === 'SpreadElement') return propertiesOf(property.argument, objects)
        const { key, value, computed } = property
        return !computed && key.type === 'Identifier' ? { key: key.name, value } : []
      })
    case 'Identifier':
      // Variables are resolved one level deep, which prevents a cycle.
      return (objects.get(node.name) ?? []).flatMap((object) => propertiesOf(object, new Map()))
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap((part) => propertiesOf(part, objects))
    case 'LogicalExpression':
      return propertiesOf(node.right, objects)
    default:
      return []
  }
}

function textsIn(node: ESTree.Node): string[] {
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(textsIn)
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw)
  return node.type === 'Literal' && typeof node.value === 'string' ? [node.value] : []
}

/** Units that follow the bars of a phone's browser. */
const DYNAMIC_UNIT = /(?<=\d)[dls]v(?:h|w|b|i|min|max)\b/
const STRING = /url\([^)"']*\)|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g

/**
 * Reports features of a style sheet that are newer than `FLOOR` and have no fallback:
 * "@container", ":has(:checked)", "translate", "overflow: clip", "light-dark()". A fallback is an
 * earlier declaration of the same property in the same block. Blocks in `@supports` are skipped.
 */
export function newerInStyles(css: string, { css: data }: Pick<CompatData, 'css'>): Set<string> {
  const found = new Set<string>()
  const sheet = parse(css)
  sheet.walkAtRules('supports', (rule) => void rule.remove())
  sheet.walkAtRules(({ name, params }) => {
    const rule = data['at-rules']?.[name]
    if (isNewer(rule)) found.add(`@${name}`)
    if (/[<>]/.test(params) && isNewer(rule?.['range_syntax'])) found.add(`@${name} (<)`)
    for (const [, feature = ''] of params.matchAll(/\(([\w-]+)/g))
      if (isNewer(rule?.[feature])) found.add(`@${name} (${feature})`)
  })
  sheet.walkRules(({ selector }) => {
    for (const [pseudo, name = ''] of selector.matchAll(/::?([\w-]+)(?:\([^()]*(?:\([^()]*\)[^()]*)*\))?/g))
      if (isNewer(data['selectors']?.[name])) found.add(pseudo)
  })
  sheet.walkDecls((declaration) => {
    const newer = newerInDeclaration(declaration, data)
    if (newer !== null && !hasFallback(declaration, data)) found.add(newer)
  })
  return found
}

function hasFallback(declaration: Declaration, data: Identifier): boolean {
  for (let other = declaration.prev(); other !== undefined; other = other.prev())
    if (other.type === 'decl' && other.prop === declaration.prop && newerInDeclaration(other, data) === null)
      return true
  return false
}

function newerInDeclaration({ prop, value, variable }: Declaration, data: Identifier): string | null {
  const text = value.replace(STRING, '')
  if (!variable && isNewer(data['properties']?.[prop])) return prop
  const [unit] = DYNAMIC_UNIT.exec(text) ?? []
  if (unit !== undefined) return unit
  for (const [, name = ''] of text.matchAll(/([a-z][\w-]*)\(/gi))
    if (isNewer(data['types']?.[name] ?? data['types']?.['color']?.[name])) return `${name}()`
  for (const word of text.split(/[\s,()/!]+/))
    if (isNewer(data['properties']?.[prop]?.[word])) return `${prop}: ${word}`
  return null
}
