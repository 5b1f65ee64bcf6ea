/** What a log-in form lacks, in the order the member is told (original section 5). */
export interface LoginDraft {
  username: string
  password: string
}

export type LoginField = 'username' | 'password'

export interface RegisterDraft extends LoginDraft {
  inviteCode: string
  hasAgreed: boolean
}

export type RegisterField = LoginField | 'inviteCode' | 'agreement'

/** @returns the fields that are missing, first one first; none when the form may be sent. */
export function checkLogin(draft: LoginDraft): LoginField[] {
  const missing: LoginField[] = []
  if (draft.username.trim() === '') missing.push('username')
  // A password may begin or end with blanks; only an empty one is none.
  if (draft.password === '') missing.push('password')
  return missing
}

/** As `checkLogin`, then the invite code, then the agreement. */
export function checkRegister(draft: RegisterDraft): RegisterField[] {
  const missing: RegisterField[] = checkLogin(draft)
  if (draft.inviteCode.trim() === '') missing.push('inviteCode')
  if (!draft.hasAgreed) missing.push('agreement')
  return missing
}
