import { memberQuery } from './keys'
import { fetchReport } from './report'

export const reportQueries = {
  report: () => memberQuery(['report'], fetchReport, { staleTime: 0 }),
}
