import * as v from 'valibot'
import { type QueryClient, mutationOptions } from '@tanstack/react-query'
import { type Money, ZERO } from '@/lib/money/text'
import { dropIfBefore } from '@/lib/server-time-order'
import { read, submit, upload } from './client'
import {
  amount,
  tolerantAmount,
  identifier,
  listOf,
  optionalAmount,
  optionalCount,
  optionalIdentifier,
  optionalObject,
  optionalNumber,
  text,
  time,
  unshortenedText,
  yesOrNo,
} from './fields'
import type { Listing } from './listing'
import { accountQueries } from './account'
import { getWithRaw, queryWithRaw, readWithRaw } from './with-raw'
import { LIVE_STALE_MS, RECENT_STALE_MS, SETTLED_STALE_MS, invalidate, memberQuery } from './keys'

export interface NewBankCard {
  accountNumber: string
  bankName: string
  bankCode: string
  holder: string
  mobile: string
}

const cardSchema = v.pipe(
  v.object({
    is_bank: yesOrNo,
    info: optionalObject(v.object({ bankinfo: text, bankid: optionalIdentifier, username: text })),
  }),
  // There is no card if `is_bank` is false, or if both fields are missing, because a server may
  // omit empty fields. A true `is_bank` without `info`, or `info` without `is_bank`, is an error.
  // If that were read as "no card", the member might link another account.
  v.check(
    ({ is_bank, info }) => is_bank === false || (is_bank === true) === (info !== null),
    'does not say whether a card is bound',
  ),
  v.transform(({ is_bank, info }) =>
    is_bank === true && info !== null
      ? { bankName: info.bankinfo, accountNumber: info.bankid, holder: info.username }
      : null,
  ),
)

export type BankCard = NonNullable<v.InferOutput<typeof cardSchema>>

const bankSchema = v.pipe(
  v.object({ text, value: identifier }),
  v.transform((wire) => ({ name: wire.text, code: wire.value })),
)

export type Bank = v.InferOutput<typeof bankSchema>

/** Null if missing or unreadable, so that the fields beside the amount stay usable. */
const amountOrNullSchema = v.fallback(optionalAmount, null)

const rulesSchema = v.pipe(
  v.object({ min: amountOrNullSchema, max: amountOrNullSchema, num: optionalCount }),
  // Each rule is null if missing or unreadable.
  v.transform((wire) => ({ minimum: wire.min, maximum: wire.max, perDay: wire.num })),
)

export type WithdrawRules = v.InferOutput<typeof rulesSchema>

const withdrawalSchema = v.pipe(
  v.object({
    status: optionalNumber,
    status_text: text,
    money: amount,
    desc: text,
    create_time: time,
    update_time: time,
  }),
  v.transform((wire) => ({
    /** 2 and 4 mean success. Other values and null have no known meaning (reading 78). */
    status: wire.status,
    statusText: wire.status_text,
    amount: wire.money,
    description: wire.desc,
    /**
     * Both times are in the format of `readTime`, or "" if missing. `reviewedAt` is "" as well if
     * it is before `submittedAt`.
     */
    submittedAt: wire.create_time,
    reviewedAt: dropIfBefore(wire.create_time, wire.update_time),
  })),
)

export type Withdrawal = v.InferOutput<typeof withdrawalSchema>

/** The member's withdrawals, in the platform's order. */
export const withdrawalListSchema = listOf(withdrawalSchema)

const imagePathSchema = v.pipe(
  v.object({ img_path: unshortenedText }),
  v.transform((wire) => wire.img_path),
)

/** Uploads the picture that proves a payment. Returns its path, which `topUpMutation` needs. */
export function uploadVoucher(
  image: Blob,
  options: { signal?: AbortSignal; onProgress?: (share: number) => void } = {},
): Promise<string> {
  return upload('/system/img_upload', image, imagePathSchema, options)
}

export function fetchWithdrawals(signal?: AbortSignal): Promise<Listing<Withdrawal>> {
  return getWithRaw('/member/getUserWithdrawList', {}, withdrawalListSchema, { signal })
}

export const walletQueries = {
  /** The answer is null if no bank card is bound. */
  bankCard: () => memberQuery(['bankCard'], read('/member/getUserBankInfo', {}, cardSchema), RECENT_STALE_MS),
  banks: () => memberQuery(['banks'], read('/system/getBankList', {}, listOf(bankSchema, 'code')), SETTLED_STALE_MS),
  withdrawRules: () =>
    memberQuery(['withdrawRules'], read('/member/getUserWithdrawRole', {}, rulesSchema), RECENT_STALE_MS),
  withdrawals: () => queryWithRaw(['withdrawals'], fetchWithdrawals, LIVE_STALE_MS),
}

export function topUpMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (topUp: { amount: Money; voucherPath: string }) =>
      submit('/member/doRecharge', { money: topUp.amount, img_path: topUp.voucherPath }),
    onSettled: () => invalidate(queryClient, accountQueries.member(), reportQueries.report()),
  })
}

export function withdrawMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (withdrawal: { amount: Money; fundPassword: string }) =>
      submit('/member/setUserWirhdraw', { money: withdrawal.amount, paypassword: withdrawal.fundPassword }),
    onSettled: () => invalidate(queryClient, accountQueries.member(), walletQueries.withdrawals()),
  })
}

/** Always sends a new request: a fetch under way may have begun before the last withdrawal. */
export async function readWithdrawalsNow(queryClient: QueryClient): Promise<Listing<Withdrawal>> {
  const { queryKey } = walletQueries.withdrawals()
  const withdrawals = await fetchWithdrawals()
  queryClient.setQueryData(queryKey, withdrawals)
  return withdrawals
}

/** Links a bank account (reading 70). */
export function bindCardMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: ({
      accountNumber: bankid,
      bankName: bank,
      bankCode: bank_code,
      holder: username,
      mobile,
    }: NewBankCard) => submit('/member/setBank', { bankid, bank, bank_code, username, mobile }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: walletQueries.bankCard().queryKey }),
  })
}

/** Zero if the total is missing, as for a new member. Null if the total is unreadable. */
const totalSchema = v.pipe(
  tolerantAmount,
  v.transform(({ amount, isUnread }) => (isUnread ? null : (amount ?? ZERO))),
)

export const reportSchema = v.pipe(
  v.object({ play_money: totalSchema, recharge: totalSchema, withdrawal: totalSchema, win_money: totalSchema }),
  v.transform((wire) => ({
    staked: wire.play_money,
    toppedUp: wire.recharge,
    withdrawn: wire.withdrawal,
    won: wire.win_money,
  })),
)

export type Report = v.InferOutput<typeof reportSchema>

export const reportQueries = {
  report: () => queryWithRaw(['report'], readWithRaw('/member/getPersonalreport', {}, reportSchema), LIVE_STALE_MS),
}
