import { routeOf, type ScreenRoute } from '@/routes'

export interface TestedScreen {
  path: string
  title: string
  /** The address that Back opens without an earlier history entry. Missing if there is no Back. */
  back?: string
  member?: string
}

/** Every screen of the app, opened by `member`, or by a visitor if `member` is missing. */
export const testedScreens: readonly TestedScreen[] = [
  { path: '/Home', title: 'Home' },
  { path: '/game', title: 'Draws' },
  { path: '/choose', title: 'Cities' },
  { path: '/video', title: 'Videos' },
  { path: '/Mine', title: 'Me' },
  { path: '/Login', title: 'Log in', back: '/Home' },
  { path: '/Register', title: 'Register', back: '/Login' },
  { path: '/Language', title: 'Language', back: '/Home' },
  { path: '/Language/setting', title: 'Language', back: '/Home' },
  { path: '/Lottery?key=sunda60&id=11', title: 'Sunda', member: 'wulan_r', back: '/game' },
  { path: '/Choose', title: 'Cities', back: '/Home' },
  { path: '/list?id=3&name=Yogyakarta', title: 'Yogyakarta', member: 'wulan_r', back: '/choose' },
  {
    path: '/profile?id=301&name=Yogyakarta&adsid=3',
    title: 'Prama',
    member: 'wulan_r',
    back: '/list?id=3&name=Yogyakarta',
  },
  { path: '/PlayVideo?id=1001', title: 'Misty forest, Bogor', member: 'wulan_r', back: '/video' },
  {
    path: '/Fairness?key=sunda60&id=11',
    title: 'Check the draws',
    member: 'wulan_r',
    back: '/Lottery?key=sunda60&id=11',
  },
  { path: '/GameRecord', title: 'Task record', member: 'wulan_r', back: '/Mine' },
  { path: '/Setting', title: 'Settings', member: 'wulan_r', back: '/Mine' },
  { path: '/Limits', title: 'Limits and breaks', member: 'wulan_r', back: '/Mine' },
  { path: '/withdraw', title: 'Withdraw', member: 'budi_k', back: '/Mine' },
  { path: '/WithdrawRecord', title: 'Withdrawal record', member: 'budi_k', back: '/Mine' },
  { path: '/Personalreport', title: 'Personal report', member: 'wulan_r', back: '/Mine' },
  { path: '/AccountDetail', title: 'Account detail', member: 'wulan_r', back: '/Mine' },
  { path: '/Notice', title: 'Notices', member: 'wulan_r', back: '/Home' },
  { path: '/Notice?tab=requests', title: 'Notices', member: 'wulan_r', back: '/Home' },
  { path: '/ServiceOnline', title: 'Online service', back: '/Mine' },
  { path: '/ServicePage', title: 'Customer service', back: '/ServiceOnline' },
  { path: '/Recharge?balance=86500', title: 'Top up', member: 'wulan_r', back: '/Mine' },
  { path: '/Infomation', title: 'Basic information', member: 'wulan_r', back: '/Mine' },
  { path: '/Setname', title: 'Real name', member: 'wulan_r', back: '/Infomation' },
  { path: '/Setsex', title: 'Gender', member: 'wulan_r', back: '/Infomation' },
  { path: '/SetLoginPassword', title: 'Login password', member: 'wulan_r', back: '/Setting' },
  { path: '/SetPayPassword', title: 'Fund password', member: 'wulan_r', back: '/Setting' },
  { path: '/Setbank', title: 'Bank account', member: 'wulan_r', back: '/Infomation' },
  { path: '/BindCard', title: 'Link a bank account', member: 'wulan_r', back: '/Setbank' },
  { path: '/no/such/page', title: 'Page not found', back: '/Home' },
]

/** Returns the screen's row of the route table, or an empty object if the table has none. */
export function routeRowOf({ path }: TestedScreen): Partial<ScreenRoute> {
  return routeOf(path.split('?')[0] ?? '') ?? {}
}
