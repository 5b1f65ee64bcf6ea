import * as v from 'valibot'
import { storedRecord } from '@/lib/storage'

const themeRecord = storedRecord('theme', v.picklist(['system', 'light', 'dark']), 'system')

export const readTheme = themeRecord.read

export function chooseTheme(theme: ReturnType<typeof readTheme>): void {
  themeRecord.write(theme)
  applyTheme()
}

export function applyTheme(): void {
  const theme = readTheme()
  const root = document.documentElement
  if (theme === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = theme
  // These tags colour the bars around an installed app, and on some phones the bar above the page.
  // index.html has one tag for light and one for dark.
  const themeTags = document.querySelectorAll('meta[name=theme-color]')
  for (const [index, scheme] of ['light', 'dark'].entries()) {
    const media = scheme === theme ? '' : 'not all'
    themeTags[index]?.setAttribute('media', theme === 'system' ? `(prefers-color-scheme: ${scheme})` : media)
  }
}
