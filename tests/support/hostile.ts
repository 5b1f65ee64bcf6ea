import { envelope } from '@/mocks/handlers/envelope'
import type { Fault } from './faults'
import { IDS, LINKS, NUMBERS, TEXTS, withIds, withLinks, withNumbers, withTexts } from './hostile-content'

/** Every object has these fields too, as an answer may that was written by somebody else. */
const INHERITED = '"__proto__":{"isAdmin":true,"name":"x"},"constructor":"x","hasOwnProperty":1,"toString":null'
const withInherited: Fault = async ({ data }) => {
  const json = JSON.stringify(await data()).replaceAll('{"', `{${INHERITED},"`)
  return envelope(200, 'ok', JSON.parse(json))
}

const ids =
  (id: string): Fault =>
  async ({ data }) =>
    envelope(200, 'ok', withIds(await data(), id))

/** A text of each kind, beside an address and a number of one kind: they stand in other fields. */
const mixed = Object.entries(TEXTS).map(([name, make], index): [string, Fault] => {
  const links = Object.entries(LINKS)
  const [linkName, link] = links[index % links.length] ?? ['no link', '']
  const number = NUMBERS[index % NUMBERS.length] ?? ''
  return [
    `${name}, ${linkName}, ${number} for a number`,
    async ({ data }) => {
      const linked = withLinks(await data(), () => link)
      return envelope(200, make('Done'), withNumbers(withTexts(linked, make), number))
    },
  ]
})

/** What may stand in a platform's texts and addresses; none of it is anybody's to run. */
export const hostile: Readonly<Record<string, Fault>> = Object.fromEntries([
  ...mixed,
  ...IDS.map((id): [string, Fault] => [`${id} for an id`, ids(id)]),
  ['inherited fields', withInherited] as [string, Fault],
])
