import * as v from 'valibot'
import { mutationOptions } from '@tanstack/react-query'
import { post } from './client'
import { BareText } from './envelope'
import { identifier, isRecord } from './fields'

// Separate from `account.ts`, which every screen loads at once. Only two screens need this code.

/** Matches plain text that may be a token. The HTML page of a proxy does not match. */
const BARE_TOKEN_PATTERN = /^[\w.~+/-]+=*$/

/**
 * Reads the token from a text, a number, the `id` of an object, or plain text (`BareText`) that
 * matches `BARE_TOKEN_PATTERN`. An empty token is refused (reading 15).
 */
export const tokenAnswerSchema: v.GenericSchema<unknown, string> = v.pipe(
  v.unknown(),
  v.transform((value) => {
    if (value instanceof BareText) return BARE_TOKEN_PATTERN.test(value.text) ? value.text : undefined
    return isRecord(value) ? value['id'] : value
  }),
  identifier,
)

type Credentials = Record<'username' | 'password' | 'localeCode', string>

export const signInMutations = {
  logIn: () =>
    mutationOptions({
      mutationFn: ({ username, password, localeCode: lang }: Credentials) =>
        post('/member/doLogin', { username, password, lang }, tokenAnswerSchema),
    }),
  register: () =>
    mutationOptions({
      mutationFn: ({ username, password, inviteCode: code, localeCode: lang }: Credentials & { inviteCode: string }) =>
        post('/member/doRegister', { username, password, code, lang }, tokenAnswerSchema),
    }),
}
