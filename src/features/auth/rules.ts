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

/** What is missing, by field in the order the member is told (reading 89); empty when the form may be sent. */
export function checkLogin({ username, password }: LoginDraft): Partial<Record<keyof LoginDraft, LoginProblem>> {
  const problems: ReturnType<typeof checkLogin> = {}
  if (username.trim() === '') problems.username = 'noUsername'
  // A password may begin or end with blanks; only an empty one is none.
  if (password === '') problems.password = 'noPassword'
  return problems
}

/** As `checkLogin`, then the invite code, then the agreement. */
export function checkRegister(draft: RegisterDraft): Partial<Record<keyof RegisterDraft, RegisterProblem>> {
  const problems: ReturnType<typeof checkRegister> = checkLogin(draft)
  if (draft.inviteCode.trim() === '') problems.inviteCode = 'noInviteCode'
  if (!draft.hasAgreed) problems.hasAgreed = 'notAgreed'
  return problems
}
