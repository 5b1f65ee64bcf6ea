import type { CompatData, Identifier } from '@mdn/browser-compat-data/types'
import { isNewer } from './floor.ts'

/** The units that follow the bars of a phone's browser. */
const DYNAMIC_UNIT = /\d(?:[dls]v(?:h|w|b|i|min|max))\b/

/**
 * What a style sheet uses that is newer than the floor and has no fallback: "@container",
 * ":has(:checked)", "translate", "overflow: clip", "light-dark()". A fallback is an earlier
 * declaration of the same property in the same block; `@supports` guards what is in it.
 */
export function newerInStyles(css: string, { css: data }: Pick<CompatData, 'css'>): Set<string> {
  const found = new Set<string>()
  for (const { prelude, declarations, isGuarded } of blocksOf(css)) {
    if (isGuarded) continue
    const [, rule] = /^@([\w-]+)/.exec(prelude) ?? []
    if (rule !== undefined) {
      if (isNewerEntry(data['at-rules']?.[rule])) found.add(`@${rule}`)
      for (const [, feature = ''] of prelude.matchAll(/\(([\w-]+)/g))
        if (isNewerEntry(data['at-rules']?.[rule]?.[feature])) found.add(`@${rule} (${feature})`)
    } else
      for (const [pseudo, name = ''] of prelude.matchAll(/::?([\w-]+)(?:\([^()]*(?:\([^()]*\)[^()]*)*\))?/g))
        if (isNewerEntry(data['selectors']?.[name])) found.add(pseudo)
    const isSafe = new Set<string>()
    for (const [property, value] of declarations) {
      const newer = newerInDeclaration(property, value, data)
      if (newer === null) isSafe.add(property)
      else if (!isSafe.has(property)) found.add(newer)
    }
  }
  return found
}

function newerInDeclaration(property: string, value: string, data: Identifier): string | null {
  if (!property.startsWith('--') && isNewerEntry(data['properties']?.[property])) return property
  if (DYNAMIC_UNIT.test(value)) return DYNAMIC_UNIT.exec(value)?.[0].replace(/^\d/, '') ?? null
  for (const [, name = ''] of value.matchAll(/([a-z][\w-]*)\(/gi))
    if (isNewerEntry(data['types']?.[name] ?? data['types']?.['color']?.[name])) return `${name}()`
  for (const word of value.split(/[\s,()/!]+/))
    if (isNewerEntry(data['properties']?.[property]?.[word])) return `${property}: ${word}`
  return null
}

function isNewerEntry(entry: Identifier | undefined): boolean {
  return entry?.__compat !== undefined && isNewer(entry.__compat)
}

interface Block {
  prelude: string
  declarations: [property: string, value: string][]
  /** In an `@supports`. */
  isGuarded: boolean
}

/** Each block with its own declarations; comments and what stands in quotes are left out. */
function blocksOf(css: string): Block[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/url\([^)"']*\)|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, '""')
  const blocks: Block[] = []
  const open: Block[] = []
  let since = 0
  const own = (end: number) => text.slice(since, end)
  for (const { 0: mark, index } of text.matchAll(/[{};]/g)) {
    if (mark === '{') {
      const prelude = own(index).trim()
      const isGuarded = open.at(-1)?.isGuarded === true || prelude.startsWith('@supports')
      const block: Block = { prelude, declarations: [], isGuarded }
      blocks.push(block)
      open.push(block)
    } else {
      const declaration = /^\s*([\w-]+)\s*:([\s\S]*)$/.exec(own(index))
      const block = open.at(-1)
      if (declaration !== null && block !== undefined)
        block.declarations.push([declaration[1] ?? '', declaration[2]?.trim() ?? ''])
      if (mark === '}') open.pop()
    }
    since = index + 1
  }
  return blocks
}
