import * as v from 'valibot'
import { read } from './client'
import {
  address,
  identifier,
  maybeMissing,
  isExactlyOne,
  optionalAmount,
  optionalCount,
  optionalNumber,
  text,
  truthy,
  isOneOrMissing,
  isNotZero,
} from './fields'
import { LIVE, memberQuery } from './keys'

/**
 * Digits. The texts in `i18n/locales`, the platform's rule in `mocks/handlers/members.ts` and
 * reading 67 say four as well.
 */
export const FUND_PASSWORD_LENGTH = 4

export type Sex = 'male' | 'female'

const sex = v.pipe(
  maybeMissing,
  v.transform((value): Sex | 'unknown' | null => {
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
    status: isOneOrMissing,
    is_online: isNotZero,
    is_see: truthy,
    name: text,
    sex,
    paypassword: truthy,
    min: v.fallback(optionalAmount, null),
    max: v.fallback(optionalAmount, null),
    num: optionalCount,
    status1: isExactlyOne,
    header_img: address,
  }),
  v.transform((wire) => ({
    id: wire.id,
    username: wire.username,
    /** Null if the platform does not say. */
    points: wire.integral,
    level: wire.level,
    /** Null if it is missing or unreadable, so that bad data does not fail the whole member. */
    balance: wire.money,
    /** False only if the platform sends a status other than 1 (reading 85). */
    isActive: wire.status,
    /** False only on an explicit 0 (reading 50). */
    isOnline: wire.is_online,
    /** If false, videos stop after 180 s (reading 52). */
    hasFullView: wire.is_see,
    realName: wire.name,
    /** Null if it is not set; "unknown" for a value outside the specification. */
    sex: wire.sex,
    hasFundPassword: wire.paypassword,
    /** Null if the limits come only from another call (reading 66). */
    withdrawMinimum: wire.min,
    withdrawMaximum: wire.max,
    withdrawalsPerDay: wire.num,
    isOrderBlocked: wire.status1,
    avatarUrl: wire.header_img,
  })),
)

export type Member = v.InferOutput<typeof memberSchema>

export const accountQueries = {
  member: () => memberQuery(['account'], read('/member/getUserInfo', {}, memberSchema), LIVE),
}
