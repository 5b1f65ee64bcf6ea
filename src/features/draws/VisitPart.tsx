import { useEffect, useSyncExternalStore } from 'react'
import { countPlayTime } from '@/shared/limits/play-time'
import { readCheckMinutes } from '@/shared/limits/reality-check'
import { RealityCheck } from './RealityCheck'
import { useVisitSums } from './use-visit-sums'
import { enterDraws, isCheckDue, noteSeen, visits, type Visit } from './visit'

interface Props {
  memberId: string
  /** Nothing stands between a member and the answer to what was sent. */
  isRequestUnderWay: boolean
}

/** Counts the visit, and asks whether to go on. */
export default function VisitPart({ memberId, isRequestUnderWay }: Props) {
  const visit = useSyncExternalStore(visits.subscribe, visits.list).find((one) => one.memberId === memberId)
  useEffect(
    () =>
      countPlayTime(memberId, {
        onStart: () => enterDraws(memberId, Date.now()),
        onPlayed: (ms) => noteSeen(memberId, ms, Date.now()),
      }),
    [memberId],
  )
  return visit === undefined ? null : <OfVisit visit={visit} isRequestUnderWay={isRequestUnderWay} />
}

function OfVisit({ visit, isRequestUnderWay }: { visit: Visit; isRequestUnderWay: boolean }) {
  const sums = useVisitSums(visit)
  const isAsking = isCheckDue(visit, readCheckMinutes(visit.memberId)) && !isRequestUnderWay
  return isAsking && <RealityCheck visit={visit} sums={sums} />
}
