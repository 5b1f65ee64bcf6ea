const my = {
  loginOrRegister: 'Log in or register',
  loginHint: 'Log in to see your wallet and records.',
  levelPoints: 'Level {{level}} · {{points}} points',
  walletBalance: 'Wallet balance',
  refreshBalance: 'Refresh balance',
  refreshed: 'Balance refreshed',
  menu: 'Menu',
  totals: 'Your totals',
  profile: 'Personal center',
  serviceOff: 'Please contact customer service. According to the platform, it is available 24/7.',
  levelPoints_one: 'Level {{level}} · {{points}} point',
}

export default my
