/**
 * The one seam for errors that no member can mend. Only a build with `VITE_REPORT_URL` carries what
 * sends them.
 * @param place fixed words of ours, never a text of a member or of an answer
 */
export function report(error: unknown, place: string): void {
  if (__REPORT_URL__ !== '') void send(error, place)
}

async function send(error: unknown, place: string): Promise<void> {
  try {
    const { sendReport } = await import('./send-report')
    sendReport(error, place)
  } catch {
    // Where this file is lost too, nothing can be sent.
  }
}

/** Called once, at the start: errors of event handlers, and promises that nobody awaits. */
export function reportUncaught(): void {
  if (__REPORT_URL__ === '') return
  window.addEventListener('error', (event) => {
    // The event of a file that did not arrive carries no error.
    if (event.error instanceof Error) report(event.error, 'uncaught')
  })
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason, 'promise'))
}
