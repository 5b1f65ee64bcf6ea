import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { accountQueries } from './account.queries'
import { setAvatar, setFundPassword, setLoginPassword, setRealName, setSex } from './profile'

/**
 * What a member changes of the own account. Each is one request, never retried; a mutation leaves nothing in the cache once its
 * screen is gone (`gcTime: 0`), which matters for the two that carry a secret in the address (reading 24).
 */
export function profileMutations(queryClient: QueryClient) {
  const onSettled = () => queryClient.invalidateQueries({ queryKey: accountQueries.member().queryKey })
  return {
    avatar: () => mutationOptions({ mutationKey: ['setAvatar'], mutationFn: setAvatar, onSettled }),
    realName: () => mutationOptions({ mutationKey: ['setRealName'], mutationFn: setRealName, onSettled }),
    sex: () => mutationOptions({ mutationKey: ['setSex'], mutationFn: setSex, onSettled }),
    fundPassword: () => mutationOptions({ mutationKey: ['setFundPassword'], mutationFn: setFundPassword, onSettled }),
    loginPassword: () => mutationOptions({ mutationKey: ['setLoginPassword'], mutationFn: setLoginPassword }),
  }
}
