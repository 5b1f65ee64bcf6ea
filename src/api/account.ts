import * as v from 'valibot'
import { read } from './client'
import {
  address,
  identifier,
  maybeMissing,
  isExactlyOneSchema,
  optionalAmount,
  optionalCount,
  optionalNumber,
  text,
  isSetSchema,
  isOneOrMissingSchema,
  isNotZeroSchema,
} from './fields'
import { LIVE_STALE_MS, memberQuery } from './keys'

/** Number of digits. The texts in `i18n/locales` and `mocks/handlers/members.ts` repeat it. */
export const FUND_PASSWORD_LENGTH = 4

export type Sex = 'male' | 'female'

const sexSchema = v.pipe(
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
    status: isOneOrMissingSchema,
    is_online: isNotZeroSchema,
    is_see: isSetSchema,
    name: text,
    sex: sexSchema,
    paypassword: isSetSchema,
    min: v.fallback(optionalAmount, null),
    max: v.fallback(optionalAmount, null),
    num: optionalCount,
    status1: isExactlyOneSchema,
    header_img: address,
  }),
  v.transform((wire) => ({
    id: wire.id,
    username: wire.username,
    /** Null if missing or unreadable. */
    points: wire.integral,
    /** Null if missing or unreadable. */
    level: wire.level,
    /** Null if the balance is missing or unreadable. The other fields are read even then. */
    balance: wire.money,
    /** True if the status of the member's account is 1 or missing (reading 85). */
    isActive: wire.status,
    /** False only if the platform sends 0, "0" or false (reading 50). */
    isOnline: wire.is_online,
    /** True if the member may watch whole videos. Otherwise a video stops at 180 s (reading 52). */
    hasFullView: wire.is_see,
    realName: wire.name,
    /** Null if the member has not set the sex; "unknown" for a value outside the specification. */
    sex: wire.sex,
    hasFundPassword: wire.paypassword,
    /**
     * Each of these three withdrawal limits is null if it is missing or unreadable. If
     * `walletQueries.withdrawRules` has the same limit, that limit applies instead (reading 66).
     */
    withdrawMinimum: wire.min,
    withdrawMaximum: wire.max,
    withdrawalsPerDay: wire.num,
    isOrderBlocked: wire.status1,
    avatarUrl: wire.header_img,
  })),
)

export type Member = v.InferOutput<typeof memberSchema>

export const accountQueries = {
  member: () => memberQuery(['account'], read('/member/getUserInfo', {}, memberSchema), LIVE_STALE_MS),
}
