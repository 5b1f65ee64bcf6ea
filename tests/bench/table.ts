import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { percentile } from './measure'

export const medianOf = (values: readonly number[]): number => percentile(values, 0.5)

/** Returns the median with the smallest and the largest value: "1,240 ms (1,180 to 1,310)". */
export function medianWithSpread(values: readonly number[], format: (value: number) => string): string {
  const [smallest, largest] = [Math.min(...values), Math.max(...values)]
  const withoutUnit = (value: number) => format(value).replace(/ \w+$/, '')
  return `${format(medianOf(values))} (${withoutUnit(smallest)} to ${withoutUnit(largest)})`
}

export function ratioText(values: readonly number[], floor: number): string {
  return floor === 0 ? '–' : (medianOf(values) / floor).toFixed(2)
}

const README_PATH = resolve(import.meta.dirname, 'README.md')

/** Prints a table, and replaces the table with the same title in README.md. */
export function writeTable(title: string, names: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = names.map((_name, column) => Math.max(3, ...[names, ...rows].map((row) => row[column]?.length ?? 0)))
  const rowText = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`
  const table = `**${title}**\n\n${rowText(names)}${rowText(widths.map((width) => '-'.repeat(width)))}${rows.map((row) => rowText(row)).join('')}`
  process.stdout.write(`\n${table}\n`)
  const [textBefore, textAfter] = readFileSync(README_PATH, 'utf8').split(`**${title}**\n`)
  if (textBefore === undefined || textAfter === undefined)
    throw new Error(`tests/bench/README.md has no table with the title "${title}".`)
  writeFileSync(README_PATH, `${textBefore}${table}${textAfter.replace(/^\n(?:\|.*\n)*/, '')}`)
}
