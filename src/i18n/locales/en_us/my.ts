const my = {
  loginOrRegister: 'Log in or register',
  loginHint: 'Log in to see your wallet and records.',
  level: 'Level {{level}}',
  points: '{{points}} points',
  refreshBalance: 'Refresh balance',
  refreshed: 'Balance refreshed',
  seeOdds: 'Browse the draws',
  menu: 'Menu',
  profile: 'Personal center',
  numberFormatSet: 'Amounts are now written like {{sample}}. You can change this in Settings.',
  serviceOff: 'Contact customer service another way: Tiga has no working link to it.',
  points_one: '{{points}} point',
  noEntries: 'You have no orders or withdrawals yet.',
  onItsWay: { title: 'On its way', since: 'since {{time}}', topUp: 'Top-up' },
}

export default my
