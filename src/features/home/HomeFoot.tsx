import { Operator } from '@/shared/Operator'
import { LocalHosts } from './LocalHosts'
import { Partners } from './Partners'
import { Ticker } from './Ticker'

/** Below the first screenful, so its code comes when the browser is idle. */
export default function HomeFoot() {
  return (
    <>
      <LocalHosts />
      <Partners />
      <Ticker />
      <Operator />
    </>
  )
}
