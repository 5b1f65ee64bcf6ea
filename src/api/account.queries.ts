import { fetchMember } from './account'
import { LIVE } from './freshness'
import { memberQuery } from './keys'

export const accountQueries = {
  member: () => memberQuery(['account'], fetchMember, LIVE),
}
