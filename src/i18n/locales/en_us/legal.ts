const legal = {
  title: 'Agreement, terms and privacy',
  agreementTitle: 'Account-opening agreement',
  agreement1: 'You must be of legal age where you live, and at least 18, to open an account and place stakes.',
  agreement2:
    'Each account is for one person. Keep your passwords to yourself. Tiga is the app you use to access the platform.',
  operatorNamed: 'The platform is run by {{name}}.',
  operatorNone: 'Who runs the platform has not been published.',
  agreement3:
    'You can lose what you stake. Each game shows how much it keeps on average, where its rules and payouts are published. Never stake money you need.',
  termsTitle: 'Terms',
  terms1:
    'The platform decides on orders, top\u2011ups and withdrawals. Tiga shows you the platform’s response, and tells you when there was none.',
  terms2: 'Tiga can’t cancel an order that was sent. A round that has closed takes no more orders.',
  privacyTitle: 'Privacy',
  privacy1:
    'Tiga keeps on this device: your session, language, theme, number format and data saver, the latest draws it showed, where you stopped in videos, which notices you have read, the hosts you saved, your top-up receipts, the payouts shown when you ordered, orders, withdrawals and top-ups whose outcome isn’t known yet, the rounds you are waiting for, your last 50 messages, and, if you turn them on, offline copies of your records. Logging out deletes your data. These stay: language, theme, number format, data saver, the draw results seen on this device, how long draws were open here each day, how often you are asked about it, your own limits and breaks with the top-ups they count, and a note that someone has logged in here. If your session ends on its own, those requests, rounds, saved hosts and messages, and the results in your orders, are kept until you log in again, and no other member sees them. “Erase this device” in Settings removes all of this; own limits and breaks go when they end.',
  privacy2:
    'Tiga sends the platform what you enter, with your session and language. Pictures, videos and the service chat come from servers that the platform names; they see your network address. Tiga contains no analytics and no ads.',
}

export default legal
