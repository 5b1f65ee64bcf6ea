import { fetchMember } from './account'
import { memberQuery } from './keys'

export const accountQueries = {
  member: () => memberQuery(['account'], fetchMember, { staleTime: 2_000 }),
}
