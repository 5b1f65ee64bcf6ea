const isLink = (text: string) => /^(?:https?:|\/)|\.(?:png|jpe?g|webp|svg|m3u8|mp4)$/.test(text)
/** A name or a sentence: no number, time or link, and no word of the wire. */
const isProse = (text: string) => /\p{L}{2}/u.test(text) && !isLink(text) && !/^[a-z0-9_]+$/.test(text)

/** What a platform's texts may become. */
export const TEXTS = {
  'script in texts': (text) => `${text}<script>window.hurt=1</script><img src=x onerror="window.hurt=1">`,
  '10,000 letters': (text) => text + 'W'.repeat(10_000),
  'right to left': (text) => `\u202e${text}\u2067ליל`,
  'zero width': (text) => Array.from(text).join('\u200b') + '\ufeff',
  'zero width alone': () => '\u200b\u200d',
  'half a letter': (text) => `${text}\ud83d`,
  'marks on marks': (text) => text.replaceAll(/\p{L}/gu, (letter) => letter + '\u0301'.repeat(20)),
  'letters that are pictures': (text) => `${text} ${'👩‍👩‍👧‍👦'.repeat(9)}`,
  '40,000 lines': (text) => text + '\n'.repeat(40_000) + text,
  placeholders: (text) => `${text} {{name}} $t(common:retry) %s $& $1`,
  'names of inherited fields': () => '__proto__',
} as const satisfies Readonly<Record<string, (text: string) => string>>

/** What its addresses may become. */
export const LINKS = {
  'a link of script': 'javascript:window.hurt=1',
  'a link of script, hidden': ' \u0001java\nscript:window.hurt=1',
  'a link of data': 'data:text/html,<script>window.hurt=1</script>',
  'a link without an end': 'https://',
  'a file': 'file:///etc/hosts',
  'a link of another kind': 'ftp://cdn.example/a.png',
  'a socket': 'ws://cdn.example/a.png',
  'a link that anybody reads': 'http://cdn.example/a.png',
  'a link with a password': 'https://member:secret@cdn.example/a.png',
  'a path to elsewhere': '/.//cdn.example/a.png',
} as const

/** What its ids may become: names that every object has. */
export const IDS = ['__proto__', 'constructor', 'toString'] as const

const NAMING = /^(?:id|key|type|lid|value|expect|\w+_expect)$/

/** What its counts and amounts may become. */
export const NUMBERS = ['NaN', '-0', 'Infinity', '-Infinity', '1e21'] as const

const NUMERIC =
  /^(?:count|time|second|integral|level|num|min|max|money|profit|peilv|condition|recharge|withdrawal|\w+_money)$/

/** The same answer in which each leaf is another. */
export function mapLeaves(data: unknown, to: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(data)) return data.map((item) => mapLeaves(item, to))
  if (typeof data !== 'object' || data === null) return to(data)
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, mapLeaves(value, to)]))
}

export const withTexts = (data: unknown, make: (text: string) => string) =>
  mapLeaves(data, (leaf) => (typeof leaf === 'string' && isProse(leaf) ? make(leaf) : leaf))

export const withLinks = (data: unknown, make: () => string) =>
  mapLeaves(data, (leaf) => (typeof leaf === 'string' && isLink(leaf) ? make() : leaf))

/** The same answer in which each field of such a name is another. */
function withFields(data: unknown, names: RegExp, value: string): unknown {
  if (Array.isArray(data)) return data.map((item) => withFields(item, names, value))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, of]) => [key, names.test(key) ? value : withFields(of, names, value)]),
  )
}

export const withNumbers = (data: unknown, number: string) => withFields(data, NUMERIC, number)

export const withIds = (data: unknown, id: string) => withFields(data, NAMING, id)

/** All that keeps a text at once; the letters come last, so that nothing breaks them up. */
const atOnce = (text: string) =>
  (
    [
      'zero width',
      'marks on marks',
      'right to left',
      'script in texts',
      'letters that are pictures',
      '10,000 letters',
    ] as const
  ).reduce((made, kind) => TEXTS[kind](made), text)

/** Every text has all of it, and every address the next of the links. */
export function withEverything(data: unknown): unknown {
  const links = Object.values(LINKS)
  let turn = 0
  return withTexts(
    withLinks(data, () => links[(turn += 1) % links.length] ?? ''),
    atOnce,
  )
}

/** Nothing of it became an element, a handler, or an address that is not the web's or our own. */
export function whatIsHostile(): string[] {
  const found: string[] = []
  const isHarmless = (address: string) =>
    address.startsWith(`${window.location.origin}/`) ||
    /^(?:https:\/\/(?!.*@)|\/(?!\/)|#|\?|blob:|tel:|mailto:|$)/.test(address)
  for (const element of document.body.querySelectorAll('*')) {
    // What index.html begins with stands beside the app.
    const isOfPage = element.parentElement === document.body && !element.hasAttribute('src')
    if (element.matches('script, iframe[srcdoc], object, embed') && !isOfPage)
      found.push(element.outerHTML.slice(0, 120))
    for (const { name, value } of element.attributes)
      if (name.startsWith('on')) found.push(`${name}=${value.slice(0, 60)}`)
      else if (['href', 'src', 'action', 'poster', 'xlink:href'].includes(name) && !isHarmless(value))
        found.push(`${name}=${value.slice(0, 60)}`)
  }
  const [number] = /NaN|Infinity|1e\+?21|[-−]0(?![\d.,])/.exec(document.body.textContent) ?? []
  if (number !== undefined) found.push(`a number that is none: ${number}`)
  if ('hurt' in window) found.push('it ran')
  if ('isAdmin' in {}) found.push('every object is changed')
  return found
}
