export interface LoginDraft {
  username: string
  password: string
}

export type LoginProblem = 'noUsername' | 'noPassword'

export interface RegisterDraft extends LoginDraft {
  inviteCode: string
  hasAgreed: boolean
}

export type RegisterProblem = LoginProblem | 'noInviteCode' | 'notAgreed'

/** By field in the order of the form (reading 89); empty when it may be sent. */
export function checkLogin({ username, password }: LoginDraft): Partial<Record<keyof LoginDraft, LoginProblem>> {
  const problems: ReturnType<typeof checkLogin> = {}
  if (username.trim() === '') problems.username = 'noUsername'
  // A password may consist of blanks.
  if (password === '') problems.password = 'noPassword'
  return problems
}

export function checkRegister(draft: RegisterDraft): Partial<Record<keyof RegisterDraft, RegisterProblem>> {
  const problems: ReturnType<typeof checkRegister> = checkLogin(draft)
  if (draft.inviteCode.trim() === '') problems.inviteCode = 'noInviteCode'
  if (!draft.hasAgreed) problems.hasAgreed = 'notAgreed'
  return problems
}
