const withdraw = {
  records: 'Records',
  all: 'All',
  limits: 'Limits',
  range: '{{minimum}} to {{maximum}}',
  perDay: 'up to {{times}} a day',
  limitMinimum: 'Minimum per withdrawal',
  limitMaximum: 'Maximum per withdrawal',
  limitPerDay: 'Withdrawals per day',
  sentOn: 'Sent on {{day}}',
  sentOf: '{{sent}} of {{perDay}}, {{left}} left that day',
  sentNote:
    '{{day}} is the latest day in your withdrawal record, by the platform’s dates. The platform doesn’t say whether rejected withdrawals count.',
  limitAll: '“All” fills in',
  limitNote: 'These are the platform’s limits. It checks every withdrawal against them again.',
  bound: 'linked',
  noCard: 'No bank account is linked',
  noCardText: 'Withdrawals only go to a linked account.',
  noFundPassword: 'You haven’t set a fund password. You need it to confirm withdrawals.',
  setFundPassword: 'Set fund password',

  statedTime: 'According to the platform, money arrives in about {{time}}.',
  statedTimeFastest: 'According to the platform, money arrives in about {{time}}, {{fastest}} at the fastest.',
  ownMedian: 'The platform’s review took {{time}} (median of {{number}} withdrawals reported done).',
  ownTime: 'The platform’s review took {{time}} (one withdrawal reported done).',
  ownMedianNone: 'Your own record doesn’t tell yet how long a withdrawal takes.',

  refusal: {
    belowMinimum: 'The minimum is {{limit}}.',
    aboveMaximum: 'The withdrawal amount cannot exceed {{limit}}.',
    aboveBalance: 'This is more than your balance of {{limit}}.',
    wrongPassword: 'Enter your fund password: all 4 digits.',
  },

  sentTo: '{{amount}} to {{account}}',
  paid: 'Paid',
  holder: 'Account holder',
  balanceAfter: 'Balance after withdrawal',
  keys: 'Number pad',
  entered: '{{entered}} of {{length}} digits',
  forgot: 'Forgot?',
  forgotText: 'Please contact customer service about your fund password. It can’t be reset here.',
  remove: 'Delete',
  confirm: 'Confirm',
  sending: 'Sending. Please wait for a response.',
  wait: 'Please wait 5 seconds before you try again.',
  notTaken: 'Your withdrawal was not accepted.',

  record: {
    refreshed: 'Refresh successful',
    emptyText: 'Your withdrawals and their status will appear here.',
    see: 'Withdrawal of {{amount}}, {{time}}',
    detail: 'Withdrawal of {{amount}}',
    platformSays: 'The platform says',
    notArrived: 'This status doesn’t mean the money has arrived yet. Only your bank account shows that.',
  },
}

export default withdraw
