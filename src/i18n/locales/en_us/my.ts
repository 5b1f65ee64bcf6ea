const my = {
  loginOrRegister: 'Log in or register',
  loginHint: 'Log in to see your wallet and records.',
  level: 'Level {{level}}',
  points: '{{points}} points',
  walletBalance: 'Wallet balance',
  refreshBalance: 'Refresh balance',
  refreshed: 'Balance refreshed',
  welcome: {
    title: 'Welcome to Tiga',
    odds: 'See the odds first',
  },
  trail: {
    see: '{{amount}}: what it is made of',
    title: 'What your balance is made of',
    restText:
      '“Everything else” is what Tiga can’t see: what your account began with, and what the platform counts elsewhere or hasn’t counted yet.',
  },
  menu: 'Menu',
  totals: 'Your totals',
  profile: 'Personal center',
  serviceOff: 'Please contact customer service. The platform currently provides no link to it that Tiga can open.',
  points_one: '{{points}} point',
  messagesUnread: 'Messages, {{number}} unread',
  noticesUnread: 'Notices, {{number}} unread',
  roundsOpen: '{{count}} rounds open',
  roundsOpen_one: '{{count}} round open',
}

export default my
