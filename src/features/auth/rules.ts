import { stripInvisible } from '@/lib/text'

export interface LoginDraft {
  username: string
  password: string
}

export interface RegisterDraft extends LoginDraft {
  inviteCode: string
  hasAgreed: boolean
}

/**
 * Returns the problems by field, in the order of the form (reading 89). Empty if the draft may be
 * sent.
 */
export function checkLogin({ username, password }: LoginDraft) {
  const problems: { username?: 'noUsername'; password?: 'noPassword' } = {}
  if (stripInvisible(username) === '') problems.username = 'noUsername'
  // Blanks are not removed, because a password may consist of blanks.
  if (password === '') problems.password = 'noPassword'
  return problems
}

export function checkRegister(draft: RegisterDraft) {
  const problems: { inviteCode?: 'noInviteCode'; hasAgreed?: 'notAgreed' } = {}
  if (stripInvisible(draft.inviteCode) === '') problems.inviteCode = 'noInviteCode'
  if (!draft.hasAgreed) problems.hasAgreed = 'notAgreed'
  return { ...checkLogin(draft), ...problems }
}
