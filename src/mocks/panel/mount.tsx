import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { httpControls, worldControls } from './controls.ts'
import { Panel } from './Panel.tsx'

/** Puts the QA panel beside the app, in a root of its own: the app knows nothing of it, and no sheet makes it inert. */
export async function mountPanel(): Promise<void> {
  const controls =
    'serviceWorker' in navigator ? worldControls((await import('../browser.ts')).browserWorld()) : httpControls()
  const place = document.createElement('div')
  place.id = 'qa'
  place.lang = 'en'
  document.body.append(place)
  createRoot(place).render(
    <StrictMode>
      <Panel controls={controls} />
    </StrictMode>,
  )
}
