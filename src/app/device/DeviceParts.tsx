import { Builds } from './Builds'
import { OfflineBar } from './OfflineBar'

/** What goes on between Tiga and the device, on every screen: connection and builds. */
export default function DeviceParts() {
  return (
    <>
      <OfflineBar />
      <Builds />
    </>
  )
}
