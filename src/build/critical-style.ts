interface Rule {
  prelude: string
  /** Declarations, or rules of its own. */
  body: string | Rule[]
}

/**
 * What of the built style sheets applies to some HTML, in their order: rules whose tags, classes,
 * ids and attributes stand in it, and of the custom properties those that they use.
 */
export function criticalStyle(css: string, html: string): string {
  const kept = keptRules(parse(css), namesIn(html))
  const used = usedProperties(flatten(kept))
  const animations = new Set(flatten(kept).flatMap(({ body }) => [...body.matchAll(/[\w-]+/g)].map(([word]) => word)))
  return kept.map((rule) => written(rule, used, animations)).join('')
}

function parse(css: string): Rule[] {
  const rules: Rule[] = []
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '')
  let at = 0
  while (at < text.length) {
    const open = text.indexOf('{', at)
    if (open === -1) break
    const close = closingOf(text, open)
    const prelude = text.slice(at, open).replace(/^[\s;]+|\s+$/g, '')
    const body = text.slice(open + 1, close)
    rules.push({ prelude, body: /^@(?:media|supports)/.test(prelude) ? parse(body) : body })
    at = close + 1
  }
  return rules
}

function closingOf(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth += 1
    else if (text[at] === '}' && --depth === 0) return at
  }
  throw new Error('a style sheet ends within a block')
}

interface Names {
  tags: Set<string>
  classes: Set<string>
  ids: Set<string>
  attributes: Set<string>
}

function namesIn(html: string): Names {
  const names: Names = {
    tags: new Set(['html', 'body']),
    classes: new Set(),
    ids: new Set(),
    // Set by scripts: the theme, and a press that is kept.
    attributes: new Set(['data-theme', 'aria-busy']),
  }
  for (const [, tag = '', attributes = ''] of html.matchAll(/<([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>/gi)) {
    names.tags.add(tag)
    for (const [, name = '', value = ''] of attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)) {
      names.attributes.add(name)
      if (name === 'class') for (const one of value.split(' ')) names.classes.add(one)
      if (name === 'id') names.ids.add(value)
    }
  }
  return names
}

function keptRules(rules: readonly Rule[], names: Names): Rule[] {
  return rules.flatMap(({ prelude, body }): Rule[] => {
    if (typeof body !== 'string') {
      const inner = keptRules(body, names)
      return inner.length === 0 ? [] : [{ prelude, body: inner }]
    }
    if (prelude.startsWith('@')) return prelude.startsWith('@keyframes') ? [{ prelude, body }] : []
    const selectors = selectorsOf(prelude).filter((selector) => isIn(selector, names))
    return selectors.length === 0 ? [] : [{ prelude: selectors.join(','), body }]
  })
}

/** Split at the commas that stand in no brackets. */
function selectorsOf(prelude: string): string[] {
  return prelude.split(/,(?![^(]*\))/).map((selector) => selector.trim())
}

function isIn(selector: string, { tags, classes, ids, attributes }: Names): boolean {
  const plain = selector.replace(/::?[\w-]+(?:\([^()]*(?:\([^()]*\)[^()]*)*\))?/g, '')
  const bare = plain.replace(/\[[^\]]*\]/g, '')
  const all = (pattern: RegExp, text: string, known: Set<string>) =>
    [...text.matchAll(pattern)].every(([, name = '']) => known.has(name))
  return (
    all(/\.([\w-]+)/g, bare, classes) &&
    all(/#([\w-]+)/g, bare, ids) &&
    all(/\[([\w-]+)/g, plain, attributes) &&
    all(/(?<=^|[\s>+~])([a-z][\w-]*)/gi, bare, tags)
  )
}

function flatten(rules: readonly Rule[]): { prelude: string; body: string }[] {
  return rules.flatMap(({ prelude, body }) => (typeof body === 'string' ? [{ prelude, body }] : flatten(body)))
}

function declarationsOf(body: string): string[] {
  return body.split(/;(?![^(]*\))/).flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))
}

/** Those that a declaration names which is no property of its own, and those that they name. */
function usedProperties(rules: readonly { prelude: string; body: string }[]): Set<string> {
  const namedIn = (text: string) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)
  const all = rules.flatMap(({ body }) => declarationsOf(body))
  const used = new Set(all.filter((text) => !text.startsWith('--')).flatMap(namedIn))
  for (const name of used)
    for (const text of all) if (text.startsWith(`${name}:`)) for (const other of namedIn(text)) used.add(other)
  return used
}

function written({ prelude, body }: Rule, used: Set<string>, animations: Set<string>): string {
  if (typeof body !== 'string') {
    const inner = body.map((rule) => written(rule, used, animations)).join('')
    return inner === '' ? '' : `${prelude}{${inner}}`
  }
  const [, animation] = /^@keyframes\s+([\w-]+)/.exec(prelude) ?? []
  if (animation !== undefined) return animations.has(animation) ? `${prelude}{${body}}` : ''
  const kept = declarationsOf(body).filter((text) => !text.startsWith('--') || used.has(text.split(':')[0] ?? ''))
  return kept.length === 0 ? '' : `${prelude}{${kept.join(';')}}`
}
