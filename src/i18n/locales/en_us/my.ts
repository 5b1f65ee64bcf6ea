const my = {
  loginOrRegister: 'Log in or register',
  loginHint: 'Log in to see your wallet and records.',
  level: 'Level {{level}}',
  points: '{{points}} points',
  refreshBalance: 'Refresh balance',
  refreshed: 'Balance refreshed',
  seeOdds: 'See the odds first',
  menu: 'Menu',
  profile: 'Personal center',
  serviceOff: 'Please contact customer service. The platform currently provides no link to it that Tiga can open.',
  points_one: '{{points}} point',
  noticesUnread: 'Notices, {{number}} unread',
}

export default my
