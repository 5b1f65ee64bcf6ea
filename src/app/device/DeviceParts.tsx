import { Builds } from './Builds'
import { InstallHint } from './InstallHint'
import { OfflineBar } from './OfflineBar'

/** What is between Tiga and the device, on every screen: connection, builds, home screen. */
export function DeviceParts() {
  return (
    <>
      <OfflineBar />
      <Builds />
      <InstallHint />
    </>
  )
}
