import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { httpControls, worldControls } from './controls.ts'
import { Panel } from './Panel.tsx'

/** The panel has a React root of its own, because an open sheet makes the app's root inert. */
export async function mountPanel(): Promise<void> {
  const controls =
    'serviceWorker' in navigator ? worldControls((await import('../browser.ts')).browserWorld()) : httpControls()
  const container = document.createElement('div')
  container.id = 'qa'
  container.lang = 'en'
  document.body.append(container)
  createRoot(container).render(
    <StrictMode>
      <Panel controls={controls} />
    </StrictMode>,
  )
}
