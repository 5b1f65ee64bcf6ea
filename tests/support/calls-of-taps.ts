/** The calls that a tap of the member sends; `actions` has the steps that lead to each call. */
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
