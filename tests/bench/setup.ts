import { buildApp, buildFloor, serveSites } from './sites'
import { APP_PORT, FLOOR_PORT } from './ports'

/** Builds and serves both sites while the bench runs. `E2E_REUSE=1` takes a build as it is. */
export default async function setup(): Promise<() => void> {
  if (process.env['E2E_REUSE'] !== '1') await buildApp()
  await buildFloor()
  const { close } = await serveSites({ app: APP_PORT, floor: FLOOR_PORT })
  return close
}
