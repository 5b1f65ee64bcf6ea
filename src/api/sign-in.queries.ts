import { mutationOptions } from '@tanstack/react-query'
import { logIn, register } from './sign-in'

export const signInMutations = {
  logIn: () => mutationOptions({ mutationFn: logIn }),
  register: () => mutationOptions({ mutationFn: register }),
}
