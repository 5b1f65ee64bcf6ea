import { stripInvisible } from '@/lib/text'

export interface LoginDraft {
  username: string
  password: string
}

export interface RegisterDraft extends LoginDraft {
  inviteCode: string
  hasAgreed: boolean
}

/** Returns the problems by field, in the form's order (reading 89); empty if there are none. */
export function checkLogin({ username, password }: LoginDraft) {
  const problems: { username?: 'noUsername'; password?: 'noPassword' } = {}
  if (stripInvisible(username) === '') problems.username = 'noUsername'
  // A password may consist of blanks, so they are not removed.
  if (password === '') problems.password = 'noPassword'
  return problems
}

export function checkRegistration(draft: RegisterDraft) {
  const problems: { inviteCode?: 'noInviteCode'; hasAgreed?: 'notAgreed' } = {}
  if (stripInvisible(draft.inviteCode) === '') problems.inviteCode = 'noInviteCode'
  if (!draft.hasAgreed) problems.hasAgreed = 'notAgreed'
  return { ...checkLogin(draft), ...problems }
}
