import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { fetchMember, logIn, register } from './account'
import { memberKey } from './keys'

export const accountQueries = {
  member: () =>
    queryOptions({ queryKey: memberKey('account'), queryFn: ({ signal }) => fetchMember(signal), staleTime: 2_000 }),
}

export const accountMutations = {
  logIn: () => mutationOptions({ mutationKey: ['logIn'], mutationFn: logIn }),
  register: () => mutationOptions({ mutationKey: ['register'], mutationFn: register }),
}
