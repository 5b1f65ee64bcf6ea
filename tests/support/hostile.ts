import { envelope } from '@/mocks/handlers/envelope'
import type { Fault } from './faults'
import { IDS, LINKS, NUMBERS, TEXTS, withIds, withLinks, withNumbers, withTexts } from './hostile-content'

const texts =
  (make: (text: string) => string): Fault =>
  async ({ data }) =>
    envelope(200, make('Done'), withTexts(await data(), make))

const links =
  (link: string): Fault =>
  async ({ data }) =>
    envelope(
      200,
      'ok',
      withLinks(await data(), () => link),
    )

const numbers =
  (number: string): Fault =>
  async ({ data }) =>
    envelope(200, 'ok', withNumbers(await data(), number))

const ids =
  (id: string): Fault =>
  async ({ data }) =>
    envelope(200, 'ok', withIds(await data(), id))

/** Every object has these fields too, as an answer may that was written by somebody else. */
const INHERITED = '"__proto__":{"isAdmin":true,"name":"x"},"constructor":"x","hasOwnProperty":1,"toString":null'
const withInherited: Fault = async ({ data }) => {
  const json = JSON.stringify(await data()).replaceAll('{"', `{${INHERITED},"`)
  return envelope(200, 'ok', JSON.parse(json))
}

const each = <Of>(kinds: Readonly<Record<string, Of>>, fault: (of: Of) => Fault) =>
  Object.fromEntries(Object.entries(kinds).map(([name, of]) => [name, fault(of)]))

/** What may stand in a platform's texts and addresses; none of it is anybody's to run. */
export const hostile: Readonly<Record<string, Fault>> = {
  ...each(TEXTS, texts),
  ...each(LINKS, links),
  ...Object.fromEntries(NUMBERS.map((number) => [`${number} for a number`, numbers(number)])),
  ...Object.fromEntries(IDS.map((id) => [`${id} for an id`, ids(id)])),
  'inherited fields': withInherited,
}
