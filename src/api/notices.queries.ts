import { RECENT } from './freshness'
import { memberQuery } from './keys'
import { fetchNotices } from './notices'

export const noticeQueries = {
  list: () => memberQuery(['notices'], fetchNotices, RECENT),
}
