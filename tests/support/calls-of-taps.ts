/**
 * The calls that taps of the member send. The table `actions` in `actions.ts` has the steps before
 * each of these taps.
 */
export const CALLS_OF_TAPS = [
  '/member/doLogin',
  '/member/doRegister',
  '/game/placeOrder',
  '/member/setUserWirhdraw',
  '/system/img_upload',
  '/member/doRecharge',
  '/member/setBank',
  '/member/uploadHeaderImg',
  '/member/setName',
  '/member/setSex',
  '/member/setLoginPassword',
  '/member/setPayPassword',
] as const
