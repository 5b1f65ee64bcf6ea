import { envelope } from '@/mocks/handlers/envelope'
import { mapLeaves, type Fault } from './faults'

const SCRIPT_LINK = 'javascript:window.hurt=1'
const DATA_LINK = 'data:text/html,<script>window.hurt=1</script>'

const isLink = (text: string) => /^(?:https?:|\/)|\.(?:png|jpe?g|webp|svg|m3u8|mp4)$/.test(text)
/** A name or a sentence: no number, time or link, and no word of the wire. */
const isProse = (text: string) => /\p{L}{2}/u.test(text) && !isLink(text) && !/^[a-z0-9_]+$/.test(text)

const texts =
  (make: (text: string) => string): Fault =>
  async ({ data }) =>
    envelope(
      200,
      make('Done'),
      mapLeaves(await data(), (leaf) => (isProseLeaf(leaf) ? make(leaf) : leaf)),
    )
const isProseLeaf = (leaf: unknown): leaf is string => typeof leaf === 'string' && isProse(leaf)

const links =
  (link: string): Fault =>
  async ({ data }) =>
    envelope(
      200,
      'ok',
      mapLeaves(await data(), (leaf) => (typeof leaf === 'string' && isLink(leaf) ? link : leaf)),
    )

/** Every object has these fields too, as an answer may that was written by somebody else. */
const INHERITED = '"__proto__":{"isAdmin":true,"name":"x"},"constructor":"x","hasOwnProperty":1,"toString":null'
const withInherited: Fault = async ({ data }) => {
  const json = JSON.stringify(await data()).replaceAll('{"', `{${INHERITED},"`)
  return envelope(200, 'ok', JSON.parse(json))
}

/** What may stand in a platform's texts and addresses; none of it is anybody's to run. */
export const hostile: Readonly<Record<string, Fault>> = {
  'script in texts': texts((text) => `${text}<script>window.hurt=1</script><img src=x onerror="window.hurt=1">`),
  'a link of script': links(SCRIPT_LINK),
  'a link of script, hidden': links(` \u0001java\nscript:window.hurt=1`),
  'a link of data': links(DATA_LINK),
  'a link without an end': links('https://'),
  '10,000 letters': texts((text) => text + 'W'.repeat(10_000)),
  'right to left': texts((text) => `\u202e${text}\u2067ליל`),
  'zero width': texts((text) => Array.from(text).join('\u200b') + '\ufeff'),
  'zero width alone': texts(() => '\u200b\u200d'),
  'half a letter': texts((text) => `${text}\ud83d`),
  'marks on marks': texts((text) => text.replaceAll(/\p{L}/gu, (letter) => letter + '\u0301'.repeat(20))),
  placeholders: texts((text) => `${text} {{name}} $t(common:retry) %s $& $1`),
  'inherited fields': withInherited,
  'names of inherited fields': texts(() => '__proto__'),
}

/** Nothing of it became an element, a handler, or an address that is not the web's or our own. */
export function whatIsHostile(): string[] {
  const found: string[] = []
  const harmless = /^(?:https?:\/\/|\/|#|\?|blob:|tel:|mailto:|$)/
  for (const element of document.body.querySelectorAll('*')) {
    // Browsers run nothing of a picture's address, and the policy lets no data in.
    const isPicture = element.matches('img')
    if (element.matches('script, iframe[srcdoc], object, embed')) found.push(element.outerHTML.slice(0, 120))
    for (const { name, value } of element.attributes)
      if (name.startsWith('on')) found.push(`${name}=${value.slice(0, 60)}`)
      else if (!isPicture && ['href', 'src', 'action', 'poster', 'xlink:href'].includes(name) && !harmless.test(value))
        found.push(`${name}=${value.slice(0, 60)}`)
  }
  if ('hurt' in window) found.push('it ran')
  if ('isAdmin' in {}) found.push('every object is changed')
  return found
}
