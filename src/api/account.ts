import * as v from 'valibot'
import type { Money } from '@/lib/money/text'
import { get } from './client'
import {
  address,
  identifier,
  maybeMissing,
  optionalAmount,
  optionalCount,
  optionalNumber,
  text,
  truthy,
  unlessOtherThanOne,
  unlessZero,
} from './fields'
import { LIVE, memberQuery } from './keys'

export const FUND_PASSWORD_LENGTH = 4

export type Sex = 'male' | 'female'

export interface Member {
  id: string
  username: string
  /** Null where the platform does not say. */
  points: number | null
  level: number | null
  /** Null where it cannot be read: bad data blanks no screen. */
  balance: Money | null
  /** False only if a status is given and is not 1 (reading 85). */
  isActive: boolean
  /** False only on an explicit 0 (reading 50). */
  isOnline: boolean
  /** Without it a video stops after 180 s (reading 52). */
  hasFullView: boolean
  realName: string
  /** Null while it is not set; another value than the specified ones is not known. */
  sex: Sex | 'unknown' | null
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
  v.transform((value): Member['sex'] => {
    if (value === null || value === '' || value === false || value === 0 || value === '0') return null
    if (value === 1 || value === '1') return 'male'
    return value === 2 || value === '2' ? 'female' : 'unknown'
  }),
)

const memberSchema = v.pipe(
  v.object({
    id: identifier,
    username: text,
    integral: optionalNumber,
    level: optionalNumber,
    money: v.fallback(optionalAmount, null),
    status: unlessOtherThanOne,
    is_online: unlessZero,
    is_see: truthy,
    name: text,
    sex,
    paypassword: truthy,
    min: optionalAmount,
    max: optionalAmount,
    num: optionalCount,
    status1: truthy,
    header_img: address,
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
    withdrawMinimum: wire.min,
    withdrawMaximum: wire.max,
    withdrawalsPerDay: wire.num,
    isOrderBlocked: wire.status1,
    avatarUrl: wire.header_img,
  })),
)

export function fetchMember(signal?: AbortSignal): Promise<Member> {
  return get('/member/getUserInfo', {}, memberSchema, { signal })
}

export const accountQueries = {
  member: () => memberQuery(['account'], fetchMember, LIVE),
}
