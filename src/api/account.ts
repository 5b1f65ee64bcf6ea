import * as v from 'valibot'
import type { Money } from '@/lib/amount'
import { get, post } from './client'
import {
  amount,
  anything,
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
  /** False only when the platform says so in so many words. */
  isActive: boolean
  /** False only on an explicit 0; logs out on the withdraw page alone (reading 50). */
  isOnline: boolean
  /** Lifts the 180 s preview cap. */
  hasFullView: boolean
  realName: string
  sex: Sex | null
  hasFundPassword: boolean
  /** Limits of one withdrawal, where sent here. */
  withdrawMinimum: Money | null
  withdrawMaximum: Money | null
  withdrawalsPerDay: number | null
  /** The platform takes no orders of this member (reading 49). */
  isOrderBlocked: boolean
  avatarUrl: string
}

export interface Report {
  staked: Money
  toppedUp: Money
  withdrawn: Money
  won: Money
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

const reportSchema = v.pipe(
  v.object({ play_money: amount, recharge: amount, withdrawal: amount, win_money: amount }),
  v.transform((wire): Report => ({
    staked: wire.play_money,
    toppedUp: wire.recharge,
    withdrawn: wire.withdrawal,
    won: wire.win_money,
  })),
)

/** POST /member/doLogin. @returns the session's token. */
export function logIn(credentials: { username: string; password: string; localeCode: string }): Promise<string> {
  const { username, password, localeCode } = credentials
  return post('/member/doLogin', { username, password, lang: localeCode }, tokenAnswer)
}

/** POST /member/doRegister. @returns the new session's token (reading 17). */
export function register(application: {
  username: string
  password: string
  inviteCode: string
  localeCode: string
}): Promise<string> {
  const { username, password, inviteCode, localeCode } = application
  return post('/member/doRegister', { username, password, code: inviteCode, lang: localeCode }, tokenAnswer)
}

/** GET /member/getUserInfo. The fund password is read as set or not and never kept (reading 25). */
export function fetchMember(signal?: AbortSignal): Promise<Member> {
  return get('/member/getUserInfo', {}, memberSchema, { signal })
}

/** GET /member/getPersonalreport. */
export function fetchReport(signal?: AbortSignal): Promise<Report> {
  return get('/member/getPersonalreport', {}, reportSchema, { signal })
}

/** POST /member/uploadHeaderImg. `avatarUrl` is the preset's address (reading 73). */
export async function setAvatar(avatarUrl: string): Promise<void> {
  await post('/member/uploadHeaderImg', { header_img: avatarUrl }, anything)
}

/** GET /member/setName, as the platform has it (reading 24). Once only; carries personal data, so it is never retried or cached. */
export async function setRealName(name: string): Promise<void> {
  await get('/member/setName', { name }, anything)
}

/** POST /member/setSex. */
export async function setSex(value: Sex): Promise<void> {
  await post('/member/setSex', { sex: value === 'male' ? 1 : 2 }, anything)
}

/** POST /member/setPayPassword. Four digits, settable once. */
export async function setFundPassword(fundPassword: string): Promise<void> {
  await post('/member/setPayPassword', { paypassword: fundPassword }, anything)
}

/** GET /member/setLoginPassword, as the platform has it (reading 24): secrets in an address, so never retried, cached or logged. */
export async function setLoginPassword(change: { current: string; next: string }): Promise<void> {
  await get('/member/setLoginPassword', { old_password: change.current, new_password: change.next }, anything)
}
