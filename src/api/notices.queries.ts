import { queryOptions } from '@tanstack/react-query'
import { fetchNotices } from './notices'
import { publicKey } from './keys'

export const noticeQueries = {
  list: () =>
    queryOptions({ queryKey: publicKey('notices'), queryFn: ({ signal }) => fetchNotices(signal), staleTime: 60_000 }),
}
