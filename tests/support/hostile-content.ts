const isLink = (text: string) => /^(?:https?:|\/)|\.(?:png|jpe?g|webp|svg|m3u8|mp4)$/.test(text)
/** A name or a sentence: no number, time or link, and no wire name. */
const isProse = (text: string) => /\p{L}{2}/u.test(text) && !isLink(text) && !/^[a-z0-9_]+$/.test(text)

/** Changes of texts. The letters come last, so that nothing breaks them up. */
const TEXTS: readonly ((text: string) => string)[] = [
  (text) => Array.from(text).join('\u200b') + '\ufeff',
  (text) => text.replaceAll(/\p{L}/gu, (letter) => letter + '\u0301'.repeat(20)),
  // If no font has these marks, each is as wide as a letter, and no line breaks between them.
  (text) => `${text} \u0e14${'\u0e49'.repeat(60)}`,
  (text) => `\u202e${text}\u2067ליל`,
  (text) => `${text}<script>window.hurt=1</script><img src=x onerror="window.hurt=1">`,
  (text) => `${text} {{name}} $t(common:retry) %s $& $1`,
  (text) => `${text} ${'👩‍👩‍👧‍👦'.repeat(9)}`,
  (text) => text + 'W'.repeat(10_000),
]

/** Replacements of links, by turns. */
const LINKS = [
  'javascript:window.hurt=1',
  ' \u0001java\nscript:window.hurt=1',
  'data:text/html,<script>window.hurt=1</script>',
  'https://',
  'file:///etc/hosts',
  'ftp://cdn.example/a.png',
  'ws://cdn.example/a.png',
  'http://cdn.example/a.png',
  'https://member:secret@cdn.example/a.png',
  '/.//cdn.example/a.png',
]

/** Replacements of ids, by turns: names that every object has. */
const IDS = ['__proto__', 'constructor', 'toString']
const NAMING = /^(?:id|key|type|lid|value|expect|\w+_expect)$/

/** Replacements of counts and amounts, by turns. */
const NUMBERS = ['NaN', '-0', 'Infinity', '-Infinity', '1e21']
const NUMERIC =
  /^(?:count|time|second|integral|level|num|min|max|money|profit|peilv|condition|recharge|withdrawal|\w+_money)$/

const inTurn = (values: readonly string[]) => {
  let turn = 0
  return () => values[(turn += 1) % values.length] ?? ''
}

export function mapLeaves(data: unknown, to: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(data)) return data.map((item) => mapLeaves(item, to))
  if (typeof data !== 'object' || data === null) return to(data)
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, mapLeaves(value, to)]))
}

/** A copy of the data with every field of a matching name replaced. */
function withFields(data: unknown, names: RegExp, next: () => string): unknown {
  if (Array.isArray(data)) return data.map((item) => withFields(item, names, next))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, of]) => [key, names.test(key) ? next() : withFields(of, names, next)]),
  )
}

/** Fields that every object inherits; an answer written by an attacker may contain them. */
const INHERITED = '"__proto__":{"isAdmin":true,"name":"x"},"constructor":"x","hasOwnProperty":1,"toString":null'

/** Changes of an answer's data. Nothing of the hostile content may run. */
export const hostile: Readonly<Record<string, (data: unknown) => unknown>> = {
  'texts and links': (data) => {
    const nextLink = inTurn(LINKS)
    return mapLeaves(data, (leaf) => {
      if (typeof leaf !== 'string') return leaf
      if (isLink(leaf)) return nextLink()
      return isProse(leaf) ? TEXTS.reduce((text, make) => make(text), leaf) : leaf
    })
  },
  'numbers, ids and fields': (data) => {
    const changed = withFields(withFields(data, NUMERIC, inTurn(NUMBERS)), NAMING, inTurn(IDS))
    return JSON.parse((JSON.stringify(changed) ?? 'null').replaceAll('{"', `{${INHERITED},"`)) as unknown
  },
}

/** @returns elements, handlers, addresses and numbers that must not result from hostile content */
export function whatIsHostile(): string[] {
  const found: string[] = []
  const isHarmless = (address: string) =>
    address.startsWith(`${window.location.origin}/`) ||
    /^(?:https:\/\/(?!.*@)|\/(?!\/)|#|\?|blob:|tel:|mailto:|$)/.test(address)
  for (const element of document.body.querySelectorAll('*')) {
    // Elements that index.html begins with are beside the app.
    const isOfPage = element.parentElement === document.body && !element.hasAttribute('src')
    if (element.matches('script, iframe[srcdoc], object, embed') && !isOfPage)
      found.push(element.outerHTML.slice(0, 120))
    for (const { name, value } of element.attributes)
      if (name.startsWith('on')) found.push(`${name}=${value.slice(0, 60)}`)
      else if (['href', 'src', 'action', 'poster', 'xlink:href'].includes(name) && !isHarmless(value))
        found.push(`${name}=${value.slice(0, 60)}`)
  }
  const [number] = /NaN|Infinity|1e\+?21|[-−]0(?![\d.,])/.exec(document.body.textContent) ?? []
  if (number !== undefined) found.push(`not a number: ${number}`)
  if ('hurt' in window) found.push('hostile code ran')
  if ('isAdmin' in {}) found.push('the prototype of objects was changed')
  return found
}
