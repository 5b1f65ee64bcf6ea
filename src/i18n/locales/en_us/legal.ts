const legal = {
  title: 'Agreement, terms and privacy',
  agreementTitle: 'Account-opening agreement',
  agreement1: 'You must be of legal age where you live, and at least 18, to open an account and place stakes.',
  agreement2:
    'Each account is for one person. Keep your passwords to yourself. The operator named in this app runs the platform; Tiga is the app you use to access it.',
  agreement3:
    'You can lose what you stake. Over many draws, members lose more than they get back. Never stake money you need.',
  termsTitle: 'Terms',
  terms1:
    'The platform decides on orders, top-ups and withdrawals. Tiga shows you the platform’s response, and tells you when there was none.',
  terms2: 'An accepted order can’t be canceled. A round that has closed takes no more orders.',
  privacyTitle: 'Privacy',
  privacy1:
    'Tiga keeps on this device: your session, language and theme, the latest draws it showed, where you stopped in videos, which notices you have read, your top-up receipts, orders, withdrawals and top-ups whose outcome isn’t known yet, and your last 50 messages. Logging out deletes your data. If your session ends on its own, those requests and messages wait for your next log-in, and no other member sees them.',
  privacy2: 'Tiga sends the platform only what a screen asks you to enter. It contains no analytics and no ads.',
}

export default legal
