import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { percentile } from './measure'

export const medianOf = (values: readonly number[]): number => percentile(values, 0.5)

/** Example: "1,240 ms (1,180 to 1,310)". */
export function withSpread(values: readonly number[], text: (value: number) => string): string {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const number = (value: number) => text(value).replace(/ \w+$/, '')
  return `${text(medianOf(values))} (${number(least)} to ${number(most)})`
}

export function ratio(values: readonly number[], floor: number): string {
  return floor === 0 ? '–' : (medianOf(values) / floor).toFixed(2)
}

const PAGE = resolve(import.meta.dirname, 'README.md')

/** Prints a table, and replaces the table with the same title in README.md. */
export function markdown(title: string, names: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = names.map((_name, column) => Math.max(3, ...[names, ...rows].map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`
  const table = `**${title}**\n\n${line(names)}${line(widths.map((width) => '-'.repeat(width)))}${rows.map((row) => line(row)).join('')}`
  process.stdout.write(`\n${table}\n`)
  const [before, after] = readFileSync(PAGE, 'utf8').split(`**${title}**\n`)
  if (before === undefined || after === undefined) throw new Error(`README.md has no table "${title}"`)
  writeFileSync(PAGE, `${before}${table}${after.replace(/^\n(?:\|.*\n)*/, '')}`)
}
