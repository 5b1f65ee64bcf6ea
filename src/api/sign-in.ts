import * as v from 'valibot'
import { mutationOptions } from '@tanstack/react-query'
import { post } from './client'
import { BareText } from './envelope'
import { identifier, isRecord } from './fields'

// Apart from `account.ts`, which every screen loads first.

/** The token as a scalar or an object with `id`; never empty (reading 15). */
export const tokenAnswer: v.GenericSchema<unknown, string> = v.pipe(
  v.unknown(),
  v.transform((value) => {
    if (value instanceof BareText) return value.text
    return isRecord(value) ? value['id'] : value
  }),
  identifier,
)

type Credentials = Record<'username' | 'password' | 'localeCode', string>

export function logIn({ username, password, localeCode }: Credentials): Promise<string> {
  return post('/member/doLogin', { username, password, lang: localeCode }, tokenAnswer, { acceptsBareText: true })
}

export function register(application: Credentials & { inviteCode: string }): Promise<string> {
  const { username, password, inviteCode, localeCode } = application
  const fields = { username, password, code: inviteCode, lang: localeCode }
  return post('/member/doRegister', fields, tokenAnswer, { acceptsBareText: true })
}

export const signInMutations = {
  logIn: () => mutationOptions({ mutationFn: logIn }),
  register: () => mutationOptions({ mutationFn: register }),
}
