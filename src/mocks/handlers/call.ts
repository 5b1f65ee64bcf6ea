import { decode, isValid } from 'js-base64'
import type { LanguageCode } from '../../i18n/languages.ts'
import { type Money, money } from '../../lib/money/text.ts'
import type { MemberRecord, WorldState } from '../state.ts'
import { AUTHENTICATION_ERROR, type MessageKey, messageIn } from '../texts.ts'

export interface Call {
  readonly state: WorldState
  readonly now: number
  readonly lang: LanguageCode
  readonly file: File | null
  /** Returns the trimmed value of a field; '' if the request has no such field. */
  field(name: string): string
  /** Returns the value of a field untrimmed, because a blank may be part of a password. */
  secret(name: string): string
  /** @throws RefusalError unless the field `money` is a whole amount above 0 of up to 12 digits */
  amount(): Money
  /** Returns the member who sent the request. @throws RefusalError (401) without a valid token */
  member(): MemberRecord
  refuse(key: MessageKey, limit?: string): never
}

export interface Route {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly answer: (call: Call) => unknown
}

export class RefusalError extends Error {
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

export interface CallInput {
  readonly lang: LanguageCode
  readonly token: string | null
  readonly fields: ReadonlyMap<string, string>
  readonly file: File | null
}

const REFUSED_CODE = 400
const WHOLE_AMOUNT_PATTERN = /^0*[1-9]\d{0,11}$/

export function createCall(input: CallInput, state: WorldState, now: number): Call {
  const { lang, fields, file, token } = input
  const field = (name: string): string => fields.get(name)?.trim() ?? ''
  const refuse = (key: MessageKey, limit?: string): never => {
    throw new RefusalError(REFUSED_CODE, messageIn(key, lang, limit))
  }
  return {
    state,
    now,
    lang,
    file,
    field,
    secret: (name) => fields.get(name) ?? '',
    amount: () => (WHOLE_AMOUNT_PATTERN.test(field('money')) ? money(field('money')) : refuse('amountInvalid')),
    member: () => {
      const id = memberIdOf(token)
      const member = state.members.find((candidate) => candidate.id === id)
      if (member === undefined) throw new RefusalError(401, AUTHENTICATION_ERROR)
      return member
    },
    refuse,
  }
}

function memberIdOf(token: string | null): string | null {
  return token === null || token === '' || !isValid(token) ? null : decode(token)
}

export function get(path: string, answer: Route['answer']): Route {
  return { method: 'GET', path, answer }
}

export function post(path: string, answer: Route['answer']): Route {
  return { method: 'POST', path, answer }
}
