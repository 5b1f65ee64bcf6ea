/**
 * The calls that change something at the platform, as paths below the root of the API.
 * A browser sends a request again, even a POST, if a kept-alive connection closes without an answer
 * (reading 107). Changes are therefore sent without credentials: browsers send such requests over
 * separate connections, and our servers close these connections after each answer.
 * The upload of a picture (`upload`) is not listed, because sending it twice does no harm.
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
  // The platform expects these two calls as GETs (reading 24).
  '/member/setName',
  '/member/setLoginPassword',
] as const

export type ChangePath = (typeof CHANGES)[number]

export function isChange(path: string): boolean {
  return CHANGES.some((change) => change === path)
}
