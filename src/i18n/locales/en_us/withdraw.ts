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
    underWay: 'You have another withdrawal in progress. Wait for its response.',
    unknownPending:
      'The outcome of your last withdrawal isn’t known yet. Don’t submit it again; check your withdrawal record first.',
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
  submitted: 'Submitted: {{amount}}. The platform will review it next.',

  unknown: {
    text: 'Don’t submit the withdrawal again; it may have been accepted.',
    checking: 'Checking your withdrawal record',
    found: 'Found: a withdrawal like this one is in your withdrawal record.',
    missing: 'It isn’t in your withdrawal record yet. It may still appear; check again before you submit it again.',
    unclear:
      'Your withdrawal record has several withdrawals of this amount, so we can’t tell which is which. Compare your balance with the record.',
    partial:
      'Part of your withdrawal record couldn’t be read, so we can’t tell whether this withdrawal is in it. Compare your balance with the record.',
    failed: 'We couldn’t check your withdrawal record just now.',
  },

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
