import { mutationOptions } from '@tanstack/react-query'
import { fetchMember, logIn, register } from './account'
import { memberQuery } from './keys'

export const accountQueries = {
  member: () => memberQuery(['account'], fetchMember, { staleTime: 2_000 }),
}

export const accountMutations = {
  logIn: () => mutationOptions({ mutationFn: logIn }),
  register: () => mutationOptions({ mutationFn: register }),
}
