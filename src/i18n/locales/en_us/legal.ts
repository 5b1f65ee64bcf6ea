const legal = {
  agreementTitle: 'Account-opening agreement',
  agreement1: 'You must be at least 18 and of legal age where you live.',
  agreement2: 'Each account is for one person. Keep your passwords to yourself. Tiga is an app for the platform.',
  operatorNamed: 'The platform is run by {{name}}.',
  operatorNone: 'Who runs the platform isn’t published.',
  agreement3:
    'You can lose what you stake. Each game shows how much it keeps on average, if that’s published. Never stake money you need.',
  termsTitle: 'Terms',
  terms1: 'The platform decides on orders, top-ups and withdrawals. Tiga shows its response, or that none came.',
  terms2: 'Tiga can’t cancel an order once it’s sent, and a closed round takes no more.',
  privacyTitle: 'Privacy',
  goesTitle: 'What logging out removes from this device',
  goes: {
    session: 'your session',
    messages: 'the last 50 outcomes under “Your requests”',
    requests: 'orders, withdrawals and top-ups whose outcome is still unknown',
    draft: 'amounts and picks you haven’t sent, kept for 30 minutes',
    awaited: 'the rounds you’re waiting for',
    receipts: 'your top-up receipts',
    savedHosts: 'the hosts you saved',
    shownPayouts: 'the payouts shown when you ordered',
    unlikelyGames: 'the games whose draws look unlikely',
    readNotices: 'which notices you’ve read',
    watched: 'where you stopped in videos',
    copies: 'offline copies of your records, if you turned them on',
  },
  staysTitle: 'What stays on this device',
  stays: {
    settings: 'your settings',
    seen: 'draw results seen here and your daily time on draws',
    realityCheck: 'your time check',
    limits: 'your limits and breaks, and the top-ups counted toward them',
  },
  sessionEnds:
    'If your session ends on its own, your requests, rounds and saved hosts wait until you log in again. No other member sees them.',
  erasing:
    '“Erase Tiga’s data” in Settings removes everything listed below, limits after 24 hours and breaks once they end.',
  platformSees:
    'Tiga sends the platform what you enter, your session and your language. Pictures, videos and the service chat come from servers the platform chooses, which see your IP address. Tiga has no analytics or ads.',
  faultsReported: 'If Tiga breaks, it reports the fault to its operator, without your data.',
}

export default legal
