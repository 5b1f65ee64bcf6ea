const legal = {
  agreementTitle: 'Account-opening agreement',
  agreement1: 'You must be at least 18, and of legal age where you live.',
  agreement2: 'Each account is for one person. Keep your passwords to yourself. Tiga is an app for the platform.',
  operatorNamed: 'The platform is run by {{name}}.',
  operatorNone: 'Who runs the platform has not been published.',
  agreement3:
    'You can lose what you stake. Each game shows what it keeps on average, where that is published. Never stake money you need.',
  termsTitle: 'Terms',
  terms1:
    'The platform decides on orders, top-ups and withdrawals. Tiga shows its response, or says that there was none.',
  terms2: 'Tiga can’t cancel an order that was sent. A round that has closed takes no more orders.',
  privacyTitle: 'Privacy',
  goesTitle: 'What leaves this device when you log out',
  goes: {
    session: 'your session',
    messages: 'the last 50 outcomes under “Your requests”',
    requests: 'orders, withdrawals and top-ups whose outcome isn’t known yet',
    awaited: 'the rounds you are waiting for',
    orders: 'the results in your orders',
    receipts: 'your top-up receipts',
    savedHosts: 'the hosts you saved',
    shownPayouts: 'the payouts shown when you ordered',
    readNotices: 'which notices you have read',
    watched: 'where you stopped in videos',
    copies: 'offline copies of your records, if you turn them on',
  },
  staysTitle: 'What stays on this device',
  stays: {
    language: 'language',
    theme: 'theme',
    numberFormat: 'number format',
    dataSaver: 'data saver',
    ledger: 'draw results seen here',
    playTime: 'how long draws were open each day',
    realityCheck: 'your time check',
    limits: 'your own limits and breaks, with the top-ups they count',
  },
  sessionEnds:
    'If a session ends on its own, your requests, rounds, saved hosts and results wait for your next log-in. No other member sees them.',
  erasing: '“Erase Tiga’s data” in Settings removes all of this; own limits and breaks go when they end.',
  platformSees:
    'Tiga sends the platform what you enter, your session and your language. Pictures, videos and the service chat come from servers that the platform names; they see your network address. Tiga has no analytics and no ads.',
}

export default legal
