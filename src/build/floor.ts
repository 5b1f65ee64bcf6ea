import { createRequire } from 'node:module'
import type { CompatData, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types'
import { analyze } from 'eslint-scope'
import { parse, type Declaration } from 'postcss'
import { parseSync, Visitor, type ESTree } from 'vite'

/** The oldest browsers that Tiga supports, as listed in src/build/BROWSERS.md. */
export const OLDEST_BROWSERS = {
  chrome: 100,
  chrome_android: 100,
  webview_android: 100,
  safari: 15.4,
  safari_ios: 15.4,
  firefox: 100,
  firefox_android: 100,
} as const

/**
 * Target browsers for style sheets. Scripts target ES2022, because an older target would compile
 * private class fields, which adds 1 kB.
 */
export const CSS_TARGETS = ['chrome100', 'safari15.4', 'ios15.4', 'firefox100']

/** Reads MDN's data about browsers. They are 20 MB large, so only checks should read them. */
export function readCompatData(): CompatData {
  return createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData
}

/**
 * True if a browser of `OLDEST_BROWSERS` lacks the feature, or has it only behind a flag, under
 * another name or until a later version. False if MDN has no data.
 */
function isNewer(entry: Identifier | undefined): boolean {
  const support: Partial<CompatStatement['support']> | undefined = entry?.__compat?.support
  if (support === undefined) return false
  return Object.entries(OLDEST_BROWSERS).some(([browser, version]) => {
    const statements = [support[browser as keyof typeof OLDEST_BROWSERS] ?? []].flat()
    return !statements.some((statement) => isSupported(statement, version))
  })
}

function isSupported(statement: SimpleSupportStatement, version: number): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: otherName } = statement
  if (flags !== undefined || prefix !== undefined || otherName !== undefined || removed !== undefined) return false
  // "≤37" means version 37 or earlier; "preview" is not a number, so it counts as unsupported.
  return typeof added === 'string' && Number.parseFloat(added.replace('≤', '')) <= version
}

/**
 * Built-ins by owner and name: "URL" and "canParse". Globals have the owner "Window". The value is
 * true if a browser of `OLDEST_BROWSERS` lacks the built-in.
 */
export type Builtins = ReadonlyMap<string, ReadonlyMap<string, boolean>>

export function readBuiltins({ javascript, api }: Pick<CompatData, 'javascript' | 'api'>): Builtins {
  const builtins = new Map<string, Map<string, boolean>>()
  const addBuiltin = (owner: string, name: string, entry: Identifier) => {
    if (entry.__compat === undefined) return
    const ownerBuiltins = builtins.get(owner) ?? new Map<string, boolean>()
    builtins.set(owner, ownerBuiltins.set(name, isNewer(entry) && ownerBuiltins.get(name) !== false))
  }
  const languageBuiltins = javascript['builtins'] ?? {}
  for (const owners of [languageBuiltins, languageBuiltins['Intl'] ?? {}, api])
    for (const [owner, entry] of childEntriesOf(owners)) {
      addBuiltin('Window', owner, entry)
      for (const [name, member] of childEntriesOf(entry)) addBuiltin(owner, name.replace(/_static$/, ''), member)
    }
  return builtins
}

/**
 * Options by the name of the call ("createImageBitmap") and of the option ("imageOrientation").
 * Calls of different objects may share a name. So an option has a list, with one entry per call
 * that has it.
 */
export type OptionsByCall = ReadonlyMap<string, ReadonlyMap<string, readonly OptionSupport[]>>

interface OptionSupport {
  isNewer: boolean
  /** True for a value that a browser of `OLDEST_BROWSERS` lacks. */
  values: ReadonlyMap<string, boolean>
}

/** Matches an option's name in MDN's data: "options_priority_parameter" or "timeline_option". */
const OPTION_NAME_PATTERN = /^(?:[a-z]+_(?<member>\w+)_parameter|(?<option>\w+)_(?:option|property))$/i

export function readOptions({ javascript, api }: Pick<CompatData, 'javascript' | 'api'>): OptionsByCall {
  const options = new Map<string, Map<string, OptionSupport[]>>()
  const addOptions = (call: string, entry: Identifier, isInParameter: boolean) => {
    for (const [name, part] of childEntriesOf(entry)) {
      const isParameter = /^(?:options|init|settings|\w*Options)_parameter$/.test(name)
      const { member: parameterMember, option } = OPTION_NAME_PATTERN.exec(name)?.groups ?? {}
      const member = isParameter
        ? undefined
        : (parameterMember ?? option ?? (isInParameter ? name.replace(/_parameter$/, '') : undefined))
      if (member !== undefined && part.__compat !== undefined) {
        const callOptions = options.get(call) ?? new Map<string, OptionSupport[]>()
        const values = new Map(childEntriesOf(part).map(([value, entry]) => [value, isNewer(entry)]))
        options.set(
          call,
          callOptions.set(member, [...(callOptions.get(member) ?? []), { isNewer: isNewer(part), values }]),
        )
      } else addOptions(call, part, isParameter)
    }
  }
  const languageBuiltins = javascript['builtins'] ?? {}
  for (const owners of [languageBuiltins, languageBuiltins['Intl'] ?? {}, api])
    for (const [owner, entry] of childEntriesOf(owners)) {
      // In MDN's data a lower-case name is a global function, which lists its options directly.
      if (/^[a-z]/.test(owner)) addOptions(owner, entry, false)
      for (const [name, member] of childEntriesOf(entry)) addOptions(name.replace(/_static$/, ''), member, false)
    }
  return options
}

function childEntriesOf(entry: object): [name: string, part: Identifier][] {
  return Object.entries(entry).filter(([name]) => name !== '__compat')
}

/**
 * Returns built-ins that a browser of `OLDEST_BROWSERS` lacks: "URL.canParse", ".toReversed()".
 * Skips the places where `typeof` tests the name. Methods are matched only by name. So a method is
 * skipped, too, if the scripts define a method with the same name.
 */
export function findNewerInScripts(scripts: readonly string[], builtins: Builtins): Set<string> {
  const features = new Set<string>()
  const definedNames = new Set<string>()
  const calledMethodNames = new Set<string>()
  for (const code of scripts) {
    const { program } = parseSync('script.js', code, { range: true })
    const testedNodes = new Set<ESTree.Node>()
    const calledNodes = new Set<ESTree.Node>()
    const memberExpressions: { node: ESTree.MemberExpression; name: string }[] = []
    const addDefinedName = ({ key, computed }: { key: ESTree.Node; computed: boolean }) => {
      if (!computed && key.type === 'Identifier') definedNames.add(key.name)
    }
    new Visitor({
      Property: addDefinedName,
      MethodDefinition: addDefinedName,
      PropertyDefinition: addDefinedName,
      AssignmentExpression: ({ left }) => {
        if (left.type === 'MemberExpression') addDefinedName({ key: left.property, computed: left.computed })
      },
      UnaryExpression: ({ operator, argument }) => {
        if (operator === 'typeof') testedNodes.add(argument)
      },
      CallExpression: ({ callee, optional }) => {
        if (!optional) calledNodes.add(callee)
      },
      MemberExpression: (node) => {
        if (!node.computed && node.property.type === 'Identifier')
          memberExpressions.push({ node, name: node.property.name })
      },
      // Syntax that a browser does not know breaks the whole file, so it is always reported.
      StaticBlock: () => void features.add('static {}'),
      Literal: (node) => {
        if (!('regex' in node)) return
        if (/\(\?<[=!]/.test(node.regex.pattern)) features.add('/(?<=)/')
        if (node.regex.flags.includes('v')) features.add('/v')
      },
    }).visit(program)
    const globals = globalsIn(program)
    for (const [node, name] of globals)
      if (!testedNodes.has(node) && builtins.get('Window')?.get(name) === true) features.add(name)
    for (const { node, name } of memberExpressions) {
      const owner = globals.get(node.object) ?? ''
      const ownerBuiltins = builtins.get(interfaceOf(owner)) ?? builtins.get(owner)
      if (ownerBuiltins === undefined && calledNodes.has(node)) calledMethodNames.add(name)
      if (ownerBuiltins?.get(name) === true && !testedNodes.has(node)) features.add(`${owner}.${name}`)
    }
  }
  const owners = [...builtins.values()]
  for (const name of calledMethodNames) {
    const newerFlags = owners.flatMap((members) => members.get(name) ?? [])
    if (newerFlags.length > 0 && !newerFlags.includes(false) && !definedNames.has(name)) features.add(`.${name}()`)
  }
  return features
}

function globalsIn(program: ESTree.Program): Map<ESTree.Node, string> {
  const { globalScope } = analyze(program as Parameters<typeof analyze>[0], { ecmaVersion: 2022, sourceType: 'module' })
  const undeclaredReferences = globalScope?.through ?? []
  return new Map(undeclaredReferences.map(({ identifier }) => [identifier as ESTree.Node, identifier.name]))
}

/** Returns the name of a global object's interface, such as "Document" for "document". */
function interfaceOf(name: string): string {
  return name === 'self' || name === 'globalThis' ? 'Window' : name.charAt(0).toUpperCase() + name.slice(1)
}

/**
 * Returns options, and values of options, that a browser of `OLDEST_BROWSERS` lacks: "fetch({
 * priority })". Covers only options that are written as an object literal, in the call itself or in
 * a variable that is passed to the call.
 */
export function findNewerInOptions(scripts: readonly string[], options: OptionsByCall): Set<string> {
  const features = new Set<string>()
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
    for (const { callee, arguments: callArguments } of calls) {
      const name = calledName(callee)
      const callOptions = options.get(name)
      if (callOptions === undefined) continue
      for (const { key, value } of callArguments.flatMap((argument) => propertiesOf(argument, objects))) {
        const entries = callOptions.get(key) ?? []
        const isNewerOption = entries.length > 0 && entries.every(({ isNewer }) => isNewer)
        if (isNewerOption) features.add(`${name}({ ${key} })`)
        else
          for (const text of textsIn(value)) {
            const support = entries.flatMap(({ values }) => values.get(text) ?? [])
            if (support.length > 0 && !support.includes(false)) features.add(`${name}({ ${key}: '${text}' })`)
          }
      }
    }
  }
  return features
}

function calledName(callee: ESTree.Node): string {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type !== 'MemberExpression' || callee.computed) return ''
  return callee.property.type === 'Identifier' ? callee.property.name : ''
}

type ObjectsByVariable = ReadonlyMap<string, readonly ESTree.ObjectExpression[]>

function propertiesOf(node: ESTree.Node, objects: ObjectsByVariable): { key: string; value: ESTree.Node }[] {
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

/** Matches units such as dvh and svh, which take the bars of a phone's browser into account. */
const BAR_AWARE_UNIT_PATTERN = /(?<=\d)[dls]v(?:h|w|b|i|min|max)\b/
const STRING_OR_URL_PATTERN = /url\([^)"']*\)|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g

/**
 * Returns the features that a browser of `OLDEST_BROWSERS` lacks: "@container", "light-dark()".
 * Skips rules in `@supports`, and declarations with a fallback: an earlier declaration of the same
 * property in the same block, which these browsers know.
 */
export function findNewerInStyles(css: string, { css: data }: Pick<CompatData, 'css'>): Set<string> {
  const features = new Set<string>()
  const sheet = parse(css)
  sheet.walkAtRules('supports', (rule) => void rule.remove())
  sheet.walkAtRules(({ name, params }) => {
    const rule = data['at-rules']?.[name]
    if (isNewer(rule)) features.add(`@${name}`)
    if (/[<>]/.test(params) && isNewer(rule?.['range_syntax'])) features.add(`@${name} (<)`)
    for (const [, feature = ''] of params.matchAll(/\(([\w-]+)/g))
      if (isNewer(rule?.[feature])) features.add(`@${name} (${feature})`)
  })
  sheet.walkRules(({ selector }) => {
    for (const [pseudo, name = ''] of selector.matchAll(/::?([\w-]+)(?:\([^()]*(?:\([^()]*\)[^()]*)*\))?/g))
      if (isNewer(data['selectors']?.[name])) features.add(pseudo)
  })
  sheet.walkDecls((declaration) => {
    const newerFeature = findNewerFeature(declaration, data)
    if (newerFeature !== null && !hasFallback(declaration, data)) features.add(newerFeature)
  })
  return features
}

function hasFallback(declaration: Declaration, data: Identifier): boolean {
  for (let other = declaration.prev(); other !== undefined; other = other.prev())
    if (other.type === 'decl' && other.prop === declaration.prop && findNewerFeature(other, data) === null) return true
  return false
}

function findNewerFeature({ prop, value, variable }: Declaration, data: Identifier): string | null {
  const text = value.replace(STRING_OR_URL_PATTERN, '')
  if (!variable && isNewer(data['properties']?.[prop])) return prop
  const [unit] = BAR_AWARE_UNIT_PATTERN.exec(text) ?? []
  if (unit !== undefined) return unit
  for (const [, name = ''] of text.matchAll(/([a-z][\w-]*)\(/gi))
    if (isNewer(data['types']?.[name] ?? data['types']?.['color']?.[name])) return `${name}()`
  for (const word of text.split(/[\s,()/!]+/))
    if (isNewer(data['properties']?.[prop]?.[word])) return `${prop}: ${word}`
  return null
}
