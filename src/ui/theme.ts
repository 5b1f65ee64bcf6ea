import * as v from 'valibot'
import { storedRecord } from '@/lib/storage'

const stored = storedRecord('theme', v.picklist(['system', 'light', 'dark']), 'system')

export const readTheme = stored.read

export function chooseTheme(theme: ReturnType<typeof readTheme>): void {
  stored.write(theme)
  applyTheme()
}

export function applyTheme(): void {
  const theme = readTheme()
  const root = document.documentElement
  if (theme === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = theme
  const { backgroundColor } = getComputedStyle(document.body)
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', backgroundColor)
}
