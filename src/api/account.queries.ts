import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { fetchMember, logIn, register } from './account'

export const accountQueries = {
  member: () => queryOptions({ queryKey: ['member'], queryFn: ({ signal }) => fetchMember(signal), staleTime: 2_000 }),
}

export const accountMutations = {
  logIn: () => mutationOptions({ mutationKey: ['logIn'], mutationFn: logIn }),
  register: () => mutationOptions({ mutationKey: ['register'], mutationFn: register }),
}
