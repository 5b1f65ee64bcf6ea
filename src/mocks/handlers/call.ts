import { decode, isValid } from 'js-base64'
import type { LanguageCode } from '../../i18n/languages.ts'
import type { MemberRecord, WorldState } from '../state.ts'
import { AUTHENTICATION_ERROR, type MessageKey, say } from '../texts.ts'

/** One request as a resource sees it: parsed, in its language, with the world at that instant. */
export interface Call {
  readonly state: WorldState
  readonly now: number
  readonly lang: LanguageCode
  readonly file: File | null
  /** The request's value of a field without the blanks around it, '' when it has none. */
  field(name: string): string
  /** The same exactly as sent: a blank may be part of a password. */
  secret(name: string): string
  /** The member whose token came along. @throws Refused (401) when none or an unknown one did. */
  member(): MemberRecord
  /** Ends the call with a message of ours; codes other than 200 and 401 mean the same to a client. */
  refuse(key: MessageKey, limit?: string): never
}

export interface Route {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** Returns the payload; undefined sends empty data. */
  readonly answer: (call: Call) => unknown
}

/** A call the server turns down, with the words the member reads. */
export class Refused extends Error {
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

export const REFUSED_CODE = 400

/** Joins a parsed request and the state it works on. */
export function createCall(input: CallInput, state: WorldState, now: number): Call {
  const { lang, fields, file, token } = input
  return {
    state,
    now,
    lang,
    file,
    field: (name) => fields.get(name)?.trim() ?? '',
    secret: (name) => fields.get(name) ?? '',
    member: () => {
      const id = memberIdOf(token)
      const member = state.members.find((it) => it.id === id)
      if (member === undefined) throw new Refused(401, AUTHENTICATION_ERROR)
      return member
    },
    refuse: (key, limit) => {
      throw new Refused(REFUSED_CODE, say(key, lang, limit))
    },
  }
}

/** The token is the member's id, sent as base64; a bare id is as invalid as nonsense. */
function memberIdOf(token: string | null): string | null {
  return token === null || token === '' || !isValid(token) ? null : decode(token)
}

/** A route that reads its fields from the query. */
export function get(path: string, answer: Route['answer']): Route {
  return { method: 'GET', path, answer }
}

/** A route that reads its fields from the form in the body. */
export function post(path: string, answer: Route['answer']): Route {
  return { method: 'POST', path, answer }
}
