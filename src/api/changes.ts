/**
 * The calls that change something at the platform. Paths are relative to the root of the API.
 *
 * A browser repeats a request by itself, even a POST, if it was sent on a kept-alive connection
 * that closes without an answer. Therefore changes are sent without credentials, because browsers
 * use separate connections for such requests, and each of our servers closes the connection after
 * the answer. `post` and `change` of `client.ts` accept only these paths. The upload is not a
 * change: to send it twice does no harm.
 */
export const CHANGES = [
  '/member/doLogin',
  '/member/doRegister',
  '/game/placeOrder',
  '/member/setUserWirhdraw',
  '/member/doRecharge',
  '/member/setBank',
  '/member/uploadHeaderImg',
  '/member/setSex',
  '/member/setPayPassword',
  // The platform wants these two as GET (reading 24).
  '/member/setName',
  '/member/setLoginPassword',
] as const

export type Change = (typeof CHANGES)[number]

/** @param path relative to the root of the API */
export function isChange(path: string): boolean {
  return CHANGES.some((change) => change === path)
}
