const messages = {
  amountProblem: {
    decimals: 'Whole amounts only: no decimals.',
    notDigits: 'Use digits only, such as 50000.',
    tooLong: 'This amount has too many digits.',
  },
  emptyText: 'The outcomes of your requests will appear here.',
  wrongAmount: 'Enter a valid amount.',
  unreadable: {
    title: 'Tiga can’t read an earlier request.',
    text: 'It may have been accepted. Check your record or ask customer service before you send another.',
  },
  balanceNow: 'Balance now',
  neverPay: 'Never pay to get paid.',
  neverPayFirst: 'If someone asks you to top up first, don’t send money.',
  kept: 'This device keeps the last 50. Logging out erases them.',
  openAtLogOut: {
    lead: 'Outcome still unknown:',
    order: 'Order: {{what}}, sent {{time}}',
    withdrawal: 'Withdrawal: {{what}}, sent {{time}}',
    topUp: 'Top-up: {{what}}, sent {{time}}',
    text: 'Once you log out, Tiga can’t tell you the outcome. The platform’s records stay.',
  },
  beforeEnd: 'Before your session ended:',
  underWay: {
    title: 'Waiting for a response',
    text: 'Sent at {{time}}. You can’t send another until there’s a response.',
    other: 'Another request is in progress. Wait for the response.',
  },
  unkept: 'Your browser can’t save a note of this request. Stay on this page until the response arrives.',
  again: {
    order: 'Don’t place it again.',
    withdrawal: 'Don’t submit it again.',
    topUp: 'Don’t send it again.',
  },
  record: { order: 'task record', withdrawal: 'withdrawal record', topUp: 'top-up total' },
  unknown: {
    may: '{{what}} may have been accepted.',
    mayAfterAll: 'The platform says “{{words}}”, but {{what}} may have been accepted. Check before you try again.',
    last: 'Your last request may have been accepted.',
    checking: 'Checking your {{record}}',
    missing: 'It isn’t in your {{record}} yet.',
    copies: 'Your {{record}} shows {{number}} new entries like this one. If you sent only one, ask customer service.',
    unclear: 'Your {{record}} has at least one like it. Check your balance too.',
    partial: 'Part of your {{record}} couldn’t be read. Check your balance too.',
    failed: 'Your {{record}} couldn’t be checked just now.',
    match: 'Match found',
    found: 'Your {{record}} has one like it: {{what}}.',
  },
  dismiss: {
    title: 'Have you checked your record?',
    text: 'Tiga stops tracking this request, and you can send another. If this one was accepted after all, both count.',
    confirm: 'Yes, stop tracking',
    keep: 'No, keep tracking',
  },
  see: { order: 'View task record', withdrawal: 'View withdrawal record' },
  order: {
    what: '{{game}} {{period}}, {{total}}',
    accepted: { title: 'Order accepted' },
    refused: { title: 'Order not accepted' },
  },
  withdrawal: {
    accepted: { title: 'Withdrawal submitted', next: '{{amount}}. The platform reviews it next.' },
    refused: { title: 'Withdrawal not accepted' },
  },
  topUp: {
    accepted: { title: 'Top-up sent for review', next: '{{amount}} will be added to your balance only if approved.' },
    refused: { title: 'Top-up not accepted' },
  },
  rounds: {
    label: 'Your rounds',
    more: 'Show {{number}} more',
    fewer: 'Show fewer',
  },
  changed: {
    title: 'A past result has changed',
    values: '{{game}} {{period}}: first {{first}}, later {{later}}.',
    seen: {
      draw: '{{numbers}} (draw screen, {{time}})',
      history: '{{numbers}} (past draws, {{time}})',
    },
    first: 'First',
    later: 'Later',
    text: 'Tiga can’t tell which is right.',
  },
  round: '{{game}} {{period}} · {{sum}}',
  told: '{{title}}: {{text}}',
  aboutMore: '{{about}}. {{more}}',
  settled: {
    title: 'Round settled',
    text: '{{game}} {{period}}: staked\u00a0{{staked}}, returned\u00a0{{returned}}, net {{net}}.',
    partial:
      '{{game}} {{period}}: staked\u00a0{{staked}}, returned\u00a0{{returned}} as recorded. It’s unclear whether that includes the stake.',
  },
  checkedMyself: 'I’ve checked it myself',
  outcomeUnknown: 'Outcome unknown',
}

export default messages
