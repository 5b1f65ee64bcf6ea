import * as v from 'valibot'
import { storedRecord } from '@/lib/storage'

export type Theme = 'system' | 'light' | 'dark'

const stored = storedRecord('theme', v.picklist(['system', 'light', 'dark']), 'system')

export function readTheme(): Theme {
  return stored.read()
}

export function chooseTheme(theme: Theme): void {
  stored.write(theme)
  applyTheme()
}

export function applyTheme(): void {
  const theme = readTheme()
  const root = document.documentElement
  if (theme === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = theme
  const isDark = theme === 'dark' || (theme === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches)
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', __BACKGROUND__[isDark ? 'dark' : 'light'])
}
