/** What a build says of itself when it is done, as lines of text. */
import type { Policy } from './headers.ts'

export interface Sizes {
  name: string
  raw: number
  /** As a server sends it; as `raw` where nothing is compressed. */
  gzip: number
  brotli: number
}

const KINDS: Readonly<Record<string, RegExp>> = {
  page: /\.html$/,
  words: /^assets\/[a-z]{2,3}_[a-z]{2,3}-\w+-[\w-]+\.js$/,
  scripts: /\.m?js$/,
  styles: /\.css$/,
  pictures: /\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/,
  others: /(?:)/,
}
const LARGEST = 5

function kindOf(name: string): string {
  return Object.entries(KINDS).find(([, pattern]) => pattern.test(name))?.[0] ?? 'others'
}

export function sizeTable(files: readonly Sizes[]): string[] {
  const rows = Object.keys(KINDS).flatMap((kind) => {
    const ofKind = files.filter(({ name }) => kindOf(name) === kind)
    return ofKind.length === 0 ? [] : [row(kind, ofKind)]
  })
  const largest = [...files].sort((one, other) => other.brotli - one.brotli).slice(0, LARGEST)
  return aligned([
    ['', 'files', 'bytes', 'gzip', 'brotli'],
    ...rows,
    row('all', files),
    ['the largest', '', '', '', ''],
    ...largest.map(({ name, raw, gzip, brotli }) => [name, '', ...[raw, gzip, brotli].map(figure)]),
  ])
}

function row(name: string, files: readonly Sizes[]): string[] {
  const sum = (of: (file: Sizes) => number) => figure(files.reduce((total, file) => total + of(file), 0))
  return [name, figure(files.length), sum(({ raw }) => raw), sum(({ gzip }) => gzip), sum(({ brotli }) => brotli)]
}

export function figure(count: number): string {
  return count.toLocaleString('en-US')
}

/** The first column to the left, figures to the right. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((cells) => cells[at]?.length ?? 0)))
  return rows.map((cells) =>
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
}

export interface Load {
  name: string
  files: readonly Sizes[]
  budget: number
}

/** In bytes of brotli, which is what the budgets are of. */
export function loadLine({ name, files, budget }: Load): { text: string; isOver: boolean } {
  const total = files.reduce((sum, { brotli }) => sum + brotli, 0)
  const count = files.length === 1 ? '1 file' : `${files.length} files`
  const margin = budget - total
  return {
    text: `${name}: ${figure(total)} of ${figure(budget)} in ${count}, ${margin < 0 ? `${figure(-margin)} too many` : `${figure(margin)} to spare`}`,
    isOver: margin < 0 || total === 0,
  }
}

/** What a page's policy leaves open because no setting names the hosts. */
export function openLines(policy: Policy): string[] {
  return [
    ['connect-src', 'without VITE_MEDIA_HOSTS, code put into the page could send what it reads to any https host'],
    ['frame-src', 'without VITE_SERVICE_HOSTS, such code could send it by the address of a frame too'],
  ].flatMap(([directive = '', text = '']) =>
    policy[directive]?.includes('https:') === true ? [`open: ${text} (${directive} https:)`] : [],
  )
}

export function licenceLine(packages: readonly { licence: string }[]): string {
  const counts = new Map<string, number>()
  for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1)
  const list = [...counts].sort(([, one], [, other]) => other - one).map(([licence, count]) => `${count} ${licence}`)
  return `${packages.length} packages (${list.join(', ')}), their texts in licenses.txt`
}
