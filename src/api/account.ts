import * as v from 'valibot'
import type { Money } from '@/lib/money/text'
import { get, post } from './client'
import {
  amount,
  identifier,
  integer,
  maybeMissing,
  optionalAmount,
  text,
  tokenAnswer,
  truthy,
  unlessOtherThanOne,
  unlessZero,
} from './fields'

export type Sex = 'male' | 'female'

export interface Member {
  id: string
  username: string
  points: number
  level: number
  balance: Money
  /** False only if a status is given and is not 1 (reading 85). */
  isActive: boolean
  /** False only on an explicit 0 (reading 50). */
  isOnline: boolean
  /** Without it a video stops after 180 s (reading 52). */
  hasFullView: boolean
  realName: string
  sex: Sex | null
  hasFundPassword: boolean
  /** Null where only another call states the limit (reading 66). */
  withdrawMinimum: Money | null
  withdrawMaximum: Money | null
  withdrawalsPerDay: number | null
  isOrderBlocked: boolean
  avatarUrl: string
}

const sex = v.pipe(
  maybeMissing,
  v.transform((value): Sex | null => (String(value) === '1' ? 'male' : String(value) === '2' ? 'female' : null)),
)

const memberSchema = v.pipe(
  v.object({
    id: identifier,
    username: text,
    integral: v.nullish(integer, 0),
    level: v.nullish(integer, 0),
    money: amount,
    status: unlessOtherThanOne,
    is_online: unlessZero,
    is_see: truthy,
    name: text,
    sex,
    paypassword: truthy,
    min: optionalAmount,
    max: optionalAmount,
    num: v.nullish(integer),
    status1: truthy,
    header_img: text,
  }),
  v.transform((wire): Member => ({
    id: wire.id,
    username: wire.username,
    points: wire.integral,
    level: wire.level,
    balance: wire.money,
    isActive: wire.status,
    isOnline: wire.is_online,
    hasFullView: wire.is_see,
    realName: wire.name,
    sex: wire.sex,
    hasFundPassword: wire.paypassword,
    withdrawMinimum: wire.min ?? null,
    withdrawMaximum: wire.max ?? null,
    withdrawalsPerDay: wire.num ?? null,
    isOrderBlocked: wire.status1,
    avatarUrl: wire.header_img,
  })),
)

export function logIn(credentials: { username: string; password: string; localeCode: string }): Promise<string> {
  const { username, password, localeCode } = credentials
  return post('/member/doLogin', { username, password, lang: localeCode }, tokenAnswer, { acceptsBareText: true })
}

export function register(application: {
  username: string
  password: string
  inviteCode: string
  localeCode: string
}): Promise<string> {
  const { username, password, inviteCode, localeCode } = application
  return post('/member/doRegister', { username, password, code: inviteCode, lang: localeCode }, tokenAnswer, {
    acceptsBareText: true,
  })
}

export function fetchMember(signal?: AbortSignal): Promise<Member> {
  return get('/member/getUserInfo', {}, memberSchema, { signal })
}
