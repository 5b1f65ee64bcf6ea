import { findHeading } from './look'
import { renderApp, type AppOptions, type RunningApp } from './render-app'

/** Starts the app at the address `path`, and waits until a screen with the title is shown. */
export async function openScreen(path: string, title: string | RegExp, options: AppOptions = {}): Promise<RunningApp> {
  const app = await renderApp({ path, ...options })
  await findHeading(title)
  return app
}
