export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** "1,240 ms (1,180 to 1,310)". */
export function withSpread(values: readonly number[], text: (value: number) => string): string {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const number = (value: number) => text(value).replace(/ \w+$/, '')
  return `${text(medianOf(values))} (${number(least)} to ${number(most)})`
}

export function ratio(values: readonly number[], floor: number): string {
  return floor === 0 ? '–' : (medianOf(values) / floor).toFixed(2)
}

/** Prints a table for README.md beside it. */
export function markdown(title: string, names: readonly string[], rows: readonly (readonly string[])[]): void {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`
  process.stdout.write(
    `\n**${title}**\n\n${line(names)}${line(names.map(() => '---'))}${rows.map((row) => line(row)).join('')}\n`,
  )
}
