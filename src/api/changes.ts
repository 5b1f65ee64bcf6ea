/**
 * The calls that change something at the platform. Paths are relative to the root of the API.
 *
 * A browser sends a request again by itself, even a POST, if a kept-alive connection closes without
 * an answer (reading 107). Changes are therefore sent without credentials. Browsers use separate
 * connections for requests without credentials, and our servers close these connections after each
 * answer.
 *
 * `post` and `change` of `client.ts` accept only these paths. The upload is not listed, because
 * sending it twice does no harm.
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

export type Change = (typeof CHANGES)[number]

/**
 * Returns true for a path in `CHANGES`.
 * @param path relative to the root of the API
 */
export function isChange(path: string): boolean {
  return CHANGES.some((change) => change === path)
}
