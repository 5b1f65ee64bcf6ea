import { queryOptions } from '@tanstack/react-query'
import { fetchNotices } from './notices'

export const noticeQueries = {
  list: () => queryOptions({ queryKey: ['notices'], queryFn: ({ signal }) => fetchNotices(signal), staleTime: 60_000 }),
}
