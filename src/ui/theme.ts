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
  // Colours the bars around an installed app, and on some phones above the page. index.html has a
  // tag for light and a tag for dark.
  const metas = document.querySelectorAll('meta[name=theme-color]')
  for (const [index, scheme] of ['light', 'dark'].entries()) {
    const media = scheme === theme ? '' : 'not all'
    metas[index]?.setAttribute('media', theme === 'system' ? `(prefers-color-scheme: ${scheme})` : media)
  }
}
