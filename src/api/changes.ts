/**
 * The calls that change something at the platform, below the root of the API. A browser sends a
 * request again by itself, POST too, where it went out on a kept connection that ends without an
 * answer. So these go out without credentials, for which browsers keep connections of their own
 * (`post` and `change` of `client.ts` take no other path), and each server of ours ends their
 * connection with the answer. The upload is none of them: sent twice, it does no harm.
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
  // By GET, as the platform wants them (reading 24).
  '/member/setName',
  '/member/setLoginPassword',
] as const

export type Change = (typeof CHANGES)[number]

/** @param path below the root of the API */
export function isChange(path: string): boolean {
  return CHANGES.some((change) => change === path)
}
