import { queryOptions } from '@tanstack/react-query'
import { memberKey } from './keys'
import { fetchReport } from './report'

export const reportQueries = {
  report: () =>
    queryOptions({ queryKey: memberKey('report'), queryFn: ({ signal }) => fetchReport(signal), staleTime: 0 }),
}
