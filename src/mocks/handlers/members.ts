import { foldName } from '../../lib/names.ts'
import { bankByCode } from '../catalogue/banks.ts'
import { createMember } from '../seed.ts'
import type { MemberRecord } from '../state.ts'
import { type Call, type Route, get, post } from './call.ts'
import { WITHDRAWAL_RULES } from './wallet.ts'

const USERNAME_PATTERN = /^[\p{L}\p{N}_.-]{3,20}$/u
const FUND_PASSWORD_PATTERN = /^\d{4}$/
const CARD_NUMBER_PATTERN = /^\d{6,24}$/
const MOBILE_PATTERN = /^\d{6,15}$/
const MIN_PASSWORD_LENGTH = 6

export const memberRoutes: readonly Route[] = [
  post('/member/doLogin', (call) => {
    const member = call.state.members.find((candidate) => hasUsername(candidate, call.field('username')))
    if (member === undefined || member.password !== call.secret('password')) return call.refuse('loginFailed')
    return { id: member.id }
  }),
  post('/member/doRegister', register),
  get('/member/getUserInfo', (call) => userPayload(call.member())),
  get('/member/getUserBankInfo', (call) => {
    const { id } = call.member()
    const card = call.state.cards.find(({ memberId }) => memberId === id)
    if (card === undefined) return { is_bank: 0 }
    const { bank, number, holder, mobile } = card
    return { is_bank: 1, info: { bankinfo: bank, bankid: number, username: holder, mobile } }
  }),
  post('/member/setBank', bindCard),
  post('/member/uploadHeaderImg', (call) => {
    const member = call.member()
    member.avatar = call.field('header_img') || call.refuse('requestIncomplete')
  }),
  get('/member/setName', (call) => {
    const member = call.member()
    if (member.name !== '') call.refuse('nameAlreadySet')
    member.name = call.field('name') || call.refuse('nameMissing')
  }),
  post('/member/setSex', (call) => {
    const member = call.member()
    const sex = call.field('sex')
    member.sex = sex === '1' || sex === '2' ? sex : call.refuse('requestIncomplete')
  }),
  post('/member/setPayPassword', (call) => {
    const member = call.member()
    if (member.fundPassword !== '') call.refuse('fundPasswordAlreadySet')
    if (!FUND_PASSWORD_PATTERN.test(call.secret('paypassword'))) call.refuse('fundPasswordInvalid')
    member.fundPassword = call.secret('paypassword')
  }),
  get('/member/setLoginPassword', (call) => {
    const member = call.member()
    if (call.secret('old_password') !== member.password) call.refuse('oldPasswordWrong')
    if (call.secret('new_password').length < MIN_PASSWORD_LENGTH) call.refuse('passwordShort')
    member.password = call.secret('new_password')
  }),
]

/** Answers with the token as plain text; a log-in answers with an object (reading 15). */
function register(call: Call): string {
  const { state } = call
  const username = call.field('username')
  if (!USERNAME_PATTERN.test(username)) call.refuse('usernameInvalid')
  if (call.secret('password').length < MIN_PASSWORD_LENGTH) call.refuse('passwordShort')
  const invite =
    state.invites.find(({ code }) => code === call.field('code').toUpperCase()) ?? call.refuse('inviteUnknown')
  if (invite.usedBy !== null) call.refuse('inviteUsed')
  if (state.members.some((member) => hasUsername(member, username))) call.refuse('usernameTaken')

  const id = String(state.nextMemberId)
  state.nextMemberId += 1
  state.members.push(createMember(id, username, call.secret('password')))
  invite.usedBy = id
  return id
}

function bindCard(call: Call): undefined {
  const member = call.member()
  if (member.name === '') call.refuse('nameFirst')
  if (member.fundPassword === '') call.refuse('fundPasswordFirst')
  if (call.state.cards.some(({ memberId }) => memberId === member.id)) call.refuse('cardAlreadyBound')
  const bank = bankByCode(call.field('bank_code')) ?? call.refuse('requestIncomplete')
  if (call.field('bank') !== bank.text || !MOBILE_PATTERN.test(call.field('mobile'))) call.refuse('requestIncomplete')
  if (!CARD_NUMBER_PATTERN.test(call.field('bankid'))) call.refuse('cardNumberInvalid')
  const holder = call.field('username')
  if (foldName(holder) !== foldName(member.name)) call.refuse('holderMismatch')
  call.state.cards.push({
    memberId: member.id,
    number: call.field('bankid'),
    bank: bank.text,
    bankCode: bank.value,
    holder,
    mobile: call.field('mobile'),
  })
}

/** Returns the data of a member. Some flags and counters are texts, as on the real platform. */
function userPayload(member: MemberRecord): Record<string, unknown> {
  return {
    id: Number(member.id),
    username: member.username,
    integral: String(member.points),
    level: member.level,
    money: member.money,
    status: member.status,
    is_online: member.online,
    is_see: member.fullView ? 1 : 0,
    name: member.name,
    sex: member.sex,
    paypassword: member.fundPassword === '' ? 0 : 1,
    ...WITHDRAWAL_RULES,
    status1: member.ordersBlocked ? '1' : '0',
    // This address is reserved for documentation, so it belongs to no real device.
    ip: '203.0.113.7',
    header_img: member.avatar,
  }
}

function hasUsername(member: MemberRecord, username: string): boolean {
  return member.username.toLowerCase() === username.toLowerCase()
}
