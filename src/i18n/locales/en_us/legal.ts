const legal = {
  title: 'Agreement, terms and privacy',
  agreementTitle: 'Account-opening agreement',
  agreement1: 'You must be of full age where you live, and at least 18, to open an account and to place stakes.',
  agreement2:
    'An account is for one person. You keep your passwords to yourself. The operator named in this app runs the platform; Tiga is the program you use to reach it.',
  agreement3:
    'Stakes can be lost. Over many draws a member loses more than comes back. Never stake money that you need.',
  termsTitle: 'Terms',
  terms1:
    'The platform decides on orders, top-ups and withdrawals. Tiga shows what the platform answers, and says so when no answer came.',
  terms2: 'An order that was accepted cannot be taken back. A period that has closed takes no more orders.',
  privacyTitle: 'Privacy',
  privacy1:
    'Tiga keeps on this device: your session, language and theme, the last draws it saw, where you stopped in videos, which notices you have read, the receipts of your top-ups, orders, withdrawals and top-ups whose outcome is not known yet, and your last 50 messages. Logging out removes what is yours. If your session ends by itself, those requests and messages wait for your next log-in, and no other member sees them.',
  privacy2: 'Tiga sends the platform only what a screen asks you for. It has no analytics and no advertising.',
}

export default legal
