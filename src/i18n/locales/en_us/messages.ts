const messages = {
  amountProblem: {
    decimals: 'Whole amounts only: no decimals.',
    notDigits: 'Use digits only, such as 50000.',
    tooLong: 'This amount has too many digits.',
  },
  title: 'Messages',
  emptyText: 'What becomes of your orders, withdrawals and top-ups will stand here.',
  kept: 'The last 50 are kept on this device. Logging out erases them.',
  new: 'New',
  openAtLogOut:
    'Not known yet: {{list}}. If you log out, this device forgets it and cannot tell you what becomes of it.',
  underWay: {
    title: 'Waiting for the answer',
    text: 'Sent at {{time}}. The answer may still come. Until then, nothing else of this kind is sent.',
  },
  dismiss: {
    title: 'Have you looked in your record?',
    text: 'If you go on, Tiga forgets this request and lets you send another one. If this one was taken after all, the other one comes on top of it.',
    confirm: 'Yes, forget it',
    keep: 'No, keep it',
  },
  see: { order: 'See task record', withdrawal: 'See the record', topUp: 'See top-ups' },
  order: {
    what: '{{game}} {{period}}, {{total}}',
    accepted: { title: 'Order accepted', text: 'Your order was accepted: {{what}}.' },
    refused: { title: 'Order not taken', text: 'Your order was not taken: {{what}}.' },
    unknown: {
      title: 'No answer to your order',
      text: 'No answer came to your order: {{what}}. It may have been taken. Look in your task record before you repeat it.',
    },
    found: { title: 'Order found', text: 'The order is in your record: {{what}}.' },
  },
  withdrawal: {
    accepted: { title: 'Withdrawal submitted', text: 'Submitted: {{what}}. The platform reviews it next.' },
    refused: { title: 'Withdrawal not taken', text: 'Your withdrawal was not taken: {{what}}.' },
    unknown: {
      title: 'No answer to your withdrawal',
      text: 'No answer came to your withdrawal: {{what}}. It may have been taken. Look in your record before you repeat it.',
    },
    found: { title: 'Withdrawal found', text: 'The withdrawal is in your record: {{what}}.' },
  },
  topUp: {
    accepted: {
      title: 'Top-up sent',
      text: 'The platform has received your top-up of {{what}}. It comes into your balance only if the platform’s review accepts it.',
    },
    refused: { title: 'Top-up not taken', text: 'Your top-up was not taken: {{what}}.' },
    unknown: {
      title: 'No answer to your top-up',
      text: 'No answer came to your top-up: {{what}}. It may have arrived. Compare the totals or ask customer service before you send it again.',
    },
    found: { title: 'Top-up found', text: 'The platform has your top-up: {{what}}.' },
  },
  settled: {
    title: 'Period settled',
    text: '{{game}} {{period}}: staked {{staked}}, returned {{returned}}, net {{net}}.',
    partial:
      '{{game}} {{period}}: staked {{staked}}, returned as recorded {{returned}}, net {{net}}. The platform does not say whether the return includes the stake.',
  },
}

export default messages
