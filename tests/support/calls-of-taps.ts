/** The calls that taps of the member send. `actions.ts` has the steps before each tap. */
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
