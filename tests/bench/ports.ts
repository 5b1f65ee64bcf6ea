/** `E2E_PORT` sets the app's port. The minimal apps for comparison (floors) use the next port. */
export const APP_PORT = Number(process.env['E2E_PORT'] ?? 4183)
export const FLOOR_PORT = APP_PORT + 1
export const APP_URL = `http://127.0.0.1:${APP_PORT}`
export const FLOOR_URL = `http://127.0.0.1:${FLOOR_PORT}`
