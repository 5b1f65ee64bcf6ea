const isLink = (text: string) => /^(?:https?:|\/)|\.(?:png|jpe?g|webp|svg|m3u8|mp4)$/.test(text)
/** True for a name or a sentence. False for a number, time, link or key such as "sunda60". */
const isProse = (text: string) => /\p{L}{2}/u.test(text) && !isLink(text) && !/^[a-z0-9_]+$/.test(text)

/**
 * Functions that make a text hostile, applied in this order. The 10,000 letters W are added at the
 * end, so that no other function puts characters between these letters.
 */
const TEXT_CHANGES: readonly ((text: string) => string)[] = [
  (text) => Array.from(text).join('\u200b') + '\ufeff',
  (text) => text.replaceAll(/\p{L}/gu, (letter) => letter + '\u0301'.repeat(20)),
  // Without a font for these marks, each mark is as wide as a letter, and lines cannot break.
  (text) => `${text} \u0e14${'\u0e49'.repeat(60)}`,
  (text) => `\u202e${text}\u2067ליל`,
  (text) => `${text}<script>window.hurt=1</script><img src=x onerror="window.hurt=1">`,
  (text) => `${text} {{name}} $t(common:retry) %s $& $1`,
  (text) => `${text} ${'👩‍👩‍👧‍👦'.repeat(9)}`,
  (text) => text + 'W'.repeat(10_000),
]

/** Hostile links, which replace the links of the data in turn. */
const HOSTILE_LINKS = [
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

/** Names that every object inherits, which replace the ids of the data in turn. */
const HOSTILE_IDS = ['__proto__', 'constructor', 'toString']
const ID_FIELD_PATTERN = /^(?:id|key|type|lid|value|expect|\w+_expect)$/

/** Invalid numbers, which replace the counts and amounts of the data in turn. */
const HOSTILE_NUMBERS = ['NaN', '-0', 'Infinity', '-Infinity', '1e21']
const NUMBER_FIELD_PATTERN =
  /^(?:count|time|second|integral|level|num|min|max|money|profit|peilv|condition|recharge|withdrawal|\w+_money)$/

const takeInTurn = (values: readonly string[]) => {
  let usedCount = 0
  return () => values[(usedCount += 1) % values.length] ?? ''
}

export function mapLeaves(data: unknown, to: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(data)) return data.map((item) => mapLeaves(item, to))
  if (typeof data !== 'object' || data === null) return to(data)
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, mapLeaves(value, to)]))
}

/** Replaces each field whose name matches `names` by a result of `next`. */
function replaceFields(data: unknown, names: RegExp, next: () => string): unknown {
  if (Array.isArray(data)) return data.map((item) => replaceFields(item, names, next))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, names.test(key) ? next() : replaceFields(value, names, next)]),
  )
}

/** JSON of fields that every object inherits. In an answer, they must not change a prototype. */
const INHERITED_FIELDS_JSON =
  '"__proto__":{"isAdmin":true,"name":"x"},"constructor":"x","hasOwnProperty":1,"toString":null'

/** Functions that put hostile content into the data of an answer. */
export const hostileChanges: Readonly<Record<string, (data: unknown) => unknown>> = {
  'texts and links': (data) => {
    const nextLink = takeInTurn(HOSTILE_LINKS)
    return mapLeaves(data, (leaf) => {
      if (typeof leaf !== 'string') return leaf
      if (isLink(leaf)) return nextLink()
      return isProse(leaf) ? TEXT_CHANGES.reduce((text, make) => make(text), leaf) : leaf
    })
  },
  'numbers, ids and fields': (data) => {
    const changedData = replaceFields(
      replaceFields(data, NUMBER_FIELD_PATTERN, takeInTurn(HOSTILE_NUMBERS)),
      ID_FIELD_PATTERN,
      takeInTurn(HOSTILE_IDS),
    )
    return JSON.parse(
      (JSON.stringify(changedData) ?? 'null').replaceAll('{"', `{${INHERITED_FIELDS_JSON},"`),
    ) as unknown
  },
}

/** Returns the forbidden effects that hostile content has had, each as text. */
export function findHostileEffects(): string[] {
  const findings: string[] = []
  const isHarmless = (address: string) =>
    address.startsWith(`${window.location.origin}/`) ||
    /^(?:https:\/\/(?!.*@)|\/(?!\/)|#|\?|blob:|tel:|mailto:|$)/.test(address)
  for (const element of document.body.querySelectorAll('*')) {
    // The inline scripts of index.html are harmless. They are direct children of the body.
    const isPageScript = element.parentElement === document.body && !element.hasAttribute('src')
    if (element.matches('script, iframe[srcdoc], object, embed') && !isPageScript)
      findings.push(element.outerHTML.slice(0, 120))
    for (const { name, value } of element.attributes)
      if (name.startsWith('on')) findings.push(`${name}=${value.slice(0, 60)}`)
      else if (['href', 'src', 'action', 'poster', 'xlink:href'].includes(name) && !isHarmless(value))
        findings.push(`${name}=${value.slice(0, 60)}`)
  }
  const [number] = /NaN|Infinity|1e\+?21|[-−]0(?![\d.,])/.exec(document.body.textContent) ?? []
  if (number !== undefined) findings.push(`not a number: ${number}`)
  if ('hurt' in window) findings.push('hostile code ran')
  if ('isAdmin' in {}) findings.push('the prototype of objects was changed')
  return findings
}
