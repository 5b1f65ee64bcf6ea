export interface Place {
  path: string
  title: string
  isTab?: boolean
  member?: string
}

/** Every address of the app, as a member or a visitor opens it. */
export const places: readonly Place[] = [
  { path: '/Home', title: 'Home', isTab: true },
  { path: '/game', title: 'Draws', isTab: true },
  { path: '/choose', title: 'Cities', isTab: true },
  { path: '/video', title: 'Videos', isTab: true },
  { path: '/Mine', title: 'Me', isTab: true },
  { path: '/Login', title: 'Log in' },
  { path: '/Register', title: 'Register' },
  { path: '/Language', title: 'Language' },
  { path: '/Language/setting', title: 'Language' },
  { path: '/Lottery?key=sunda60&id=11', title: 'Sunda', member: 'wulan_r' },
  { path: '/Choose', title: 'Cities' },
  { path: '/list?id=3&name=Yogyakarta', title: 'Yogyakarta', member: 'wulan_r' },
  { path: '/profile?id=301&name=Yogyakarta&adsid=3', title: 'Prama', member: 'wulan_r' },
  { path: '/PlayVideo?id=1001', title: 'Misty forest, Bogor', member: 'wulan_r' },
  { path: '/Fairness?key=sunda60&id=11', title: 'Check the draws', member: 'wulan_r' },
  { path: '/GameRecord', title: 'Task record', member: 'wulan_r' },
  { path: '/Setting', title: 'Settings', member: 'wulan_r' },
  { path: '/Limits', title: 'Limits and breaks', member: 'wulan_r' },
  { path: '/withdraw', title: 'Withdraw', member: 'budi_k' },
  { path: '/WithdrawRecord', title: 'Withdrawal record', member: 'budi_k' },
  { path: '/Personalreport', title: 'Personal report', member: 'wulan_r' },
  { path: '/AccountDetail', title: 'Account detail', member: 'wulan_r' },
  { path: '/Notice', title: 'Notices', member: 'wulan_r' },
  { path: '/Notice?tab=requests', title: 'Notices', member: 'wulan_r' },
  { path: '/ServiceOnline', title: 'Online service' },
  { path: '/ServicePage', title: 'Customer service' },
  { path: '/Recharge?balance=86500', title: 'Top up', member: 'wulan_r' },
  { path: '/Infomation', title: 'Basic information', member: 'wulan_r' },
  { path: '/Setname', title: 'Real name', member: 'wulan_r' },
  { path: '/Setsex', title: 'Gender', member: 'wulan_r' },
  { path: '/SetLoginPassword', title: 'Login password', member: 'wulan_r' },
  { path: '/SetPayPassword', title: 'Fund password', member: 'wulan_r' },
  { path: '/Setbank', title: 'Bank account', member: 'wulan_r' },
  { path: '/BindCard', title: 'Link a bank account', member: 'wulan_r' },
  { path: '/no/such/page', title: 'Page not found' },
]

/** On which amounts stand. */
export const MONEY = [
  '/Home',
  '/game',
  '/Mine',
  '/Lottery',
  '/Fairness',
  '/GameRecord',
  '/withdraw',
  '/WithdrawRecord',
  '/Personalreport',
  '/AccountDetail',
  '/Notice',
  '/Recharge',
  '/Limits',
  '/Setbank',
  '/BindCard',
]
