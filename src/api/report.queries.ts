import { LIVE } from './freshness'
import { memberQuery } from './keys'
import { fetchReport } from './report'

export const reportQueries = {
  report: () => memberQuery(['report'], fetchReport, LIVE),
}
