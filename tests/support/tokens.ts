import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

export type Theme = 'light' | 'dark'
export type Tokens = Readonly<Record<string, string>>

const TOKENS_PATH = resolve(import.meta.dirname, '../../src/styles/tokens.css')

export function parseTokens(css: string): Record<Theme, Tokens> {
  const declarations = [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/--([\w-]+):\s*([^;]+);/g)]
  const tokensOf = (theme: Theme) =>
    Object.fromEntries(
      declarations.map(([, name = '', value = '']) => [
        name,
        value
          .replace(/light-dark\(((?:[^(),]|\([^()]*\))+), ((?:[^(),]|\([^()]*\))+)\)/g, theme === 'light' ? '$1' : '$2')
          .trim(),
      ]),
    )
  return { light: tokensOf('light'), dark: tokensOf('dark') }
}

export function readTokens(): Record<Theme, Tokens> {
  return parseTokens(readFileSync(TOKENS_PATH, 'utf8'))
}

/**
 * Returns the value of a token, in which each `var()` is replaced by its value.
 * @throws Error if there is no such token
 */
export function colourOf(tokens: Tokens, name: string): string {
  const colour = tokens[name]
  if (colour === undefined) throw new Error(`tokens.css has no --${name}`)
  return colour.replace(/var\(--([\w-]+)\)/g, (_, other: string) => colourOf(tokens, other))
}
