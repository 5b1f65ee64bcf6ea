/**
 * Reports to the operator an error that no member can repair. Only a build with `VITE_REPORT_URL`
 * contains the code that sends reports.
 * @param place where the error happened: a fixed text, never a text of a member or an answer
 */
export function report(error: unknown, place: string): void {
  if (__REPORT_URL__ !== '') void loadAndSend(error, place)
}

async function loadAndSend(error: unknown, place: string): Promise<void> {
  try {
    const { sendReport } = await import('./send-report')
    sendReport(error, place)
  } catch {
    // The file that sends reports did not load, so nothing can be sent.
  }
}

/** Reports errors of event handlers and unhandled rejections. Called once, at the start. */
export function reportUncaught(): void {
  if (__REPORT_URL__ === '') return
  window.addEventListener('error', (event) => {
    // An event about a file that did not load has no error, so it is not reported.
    if (event.error instanceof Error) report(event.error, 'uncaught')
  })
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason, 'promise'))
}
