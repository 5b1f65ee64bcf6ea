import { compare, subtract } from '../../lib/money/sums.ts'
import { money } from '../../lib/money/text.ts'
import { formatMockTime } from '../clock.ts'
import { totalsOf } from '../accounting.ts'
import { type WithdrawalRecord, type WithdrawalStatus, takeRecordId } from '../state.ts'
import { type MessageKey, messageIn } from '../texts.ts'
import { type Call, type Route, get, post } from './call.ts'

export const WITHDRAWAL_RULES = { min: '10000', max: '500000', num: 5 } as const

const MESSAGE_KEY_BY_STATUS: Readonly<Record<WithdrawalStatus, MessageKey>> = {
  1: 'withdrawalWaiting',
  2: 'withdrawalReviewed',
  3: 'withdrawalRefused',
  4: 'withdrawalPaid',
}

export const walletRoutes: readonly Route[] = [
  get('/member/getPersonalreport', (call) => {
    const totals = totalsOf(call.state, call.member().id)
    return {
      play_money: totals.staked,
      recharge: totals.toppedUp,
      withdrawal: totals.withdrawn,
      win_money: totals.returned,
    }
  }),
  post('/member/doRecharge', topUp),
  get('/member/getUserWithdrawRole', (call) => {
    call.member()
    return WITHDRAWAL_RULES
  }),
  post('/member/setUserWirhdraw', withdraw),
  get('/member/getUserWithdrawList', (call) => {
    const { id } = call.member()
    const ownWithdrawals = call.state.withdrawals.filter(({ memberId }) => memberId === id).toReversed()
    return { data: ownWithdrawals.map((withdrawal) => withdrawalPayload(withdrawal, call)) }
  }),
]

function topUp(call: Call): undefined {
  const { state, now } = call
  const { id } = call.member()
  const amount = call.amount()
  const imagePath = call.field('img_path')
  if (!state.uploads.some(({ memberId, path }) => memberId === id && path === imagePath)) call.refuse('voucherMissing')
  state.topUps.push({
    id: takeRecordId(state),
    memberId: id,
    money: amount,
    imagePath,
    status: 'waiting',
    createdAt: now,
  })
}

function withdraw(call: Call): undefined {
  const { state, now } = call
  const member = call.member()
  if (!state.cards.some(({ memberId }) => memberId === member.id)) call.refuse('cardFirst')
  if (member.fundPassword === '') call.refuse('fundPasswordFirst')
  const amount = call.amount()
  const { min, max, num } = WITHDRAWAL_RULES
  if (compare(amount, money(min)) < 0) call.refuse('belowMinimum', min)
  if (compare(amount, money(max)) > 0) call.refuse('aboveMaximum', max)
  if (compare(amount, member.money) > 0) call.refuse('balanceShort')
  if (call.secret('paypassword') !== member.fundPassword) call.refuse('fundPasswordWrong')
  const withdrawalsToday = state.withdrawals.filter(
    ({ memberId, createdAt }) => memberId === member.id && isSameDay(createdAt, now),
  )
  if (withdrawalsToday.length >= num) call.refuse('dailyLimit', String(num))

  member.money = subtract(member.money, amount)
  state.withdrawals.push({
    id: takeRecordId(state),
    memberId: member.id,
    money: amount,
    status: 1,
    createdAt: now,
    reviewedAt: null,
  })
}

function withdrawalPayload(withdrawal: WithdrawalRecord, { lang }: Call): Record<string, unknown> {
  const { status, createdAt, reviewedAt } = withdrawal
  const payload = {
    status,
    status_text: messageIn(MESSAGE_KEY_BY_STATUS[status], lang),
    money: withdrawal.money,
    create_time: formatMockTime(createdAt),
    update_time: reviewedAt === null ? '' : formatMockTime(reviewedAt),
  }
  return status === 3 ? { ...payload, desc: messageIn('refusalReason', lang) } : payload
}

function isSameDay(left: number, right: number): boolean {
  return formatMockTime(left).slice(0, 10) === formatMockTime(right).slice(0, 10)
}
