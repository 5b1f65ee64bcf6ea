import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { accountQueries } from './account.queries'
import { setAvatar, setFundPassword, setLoginPassword, setRealName, setSex } from './profile'

/** Secrets must not stay in memory: the query client's `gcTime: 0` drops them (reading 24). */
export function profileMutations(queryClient: QueryClient) {
  const onSettled = () => queryClient.invalidateQueries({ queryKey: accountQueries.member().queryKey })
  return {
    avatar: () => mutationOptions({ mutationFn: setAvatar, onSettled }),
    realName: () => mutationOptions({ mutationFn: setRealName, onSettled }),
    sex: () => mutationOptions({ mutationFn: setSex, onSettled }),
    fundPassword: () => mutationOptions({ mutationFn: setFundPassword, onSettled }),
    loginPassword: () => mutationOptions({ mutationFn: setLoginPassword }),
  }
}
