const withdraw = {
  records: 'Records',
  all: 'All',
  limits: 'Limits',
  range: '{{minimum}} to {{maximum}}',
  perDay: '{{times}} a day',
  limitMinimum: 'Minimum per withdrawal',
  limitMaximum: 'Maximum per withdrawal',
  limitPerDay: 'Withdrawals per day',
  sentOn: 'Sent on {{day}}',
  sentOf: '{{sent}} of {{perDay}}, {{left}} left that day',
  sentNote: 'That is the latest day in your record. Whether rejected ones count isn’t stated.',
  limitAll: '“All” fills in',
  limitNote: 'The platform’s limits; it checks every withdrawal again.',
  noCard: 'No bank account is linked',
  noCardText: 'Withdrawals only go to a linked account.',
  noFundPassword: 'You haven’t set a fund password. You need it to confirm withdrawals.',
  setFundPassword: 'Set fund password',

  statedTime: 'The platform states arrival in about {{time}}.',
  statedTimeFastest: 'The platform states arrival in about {{time}}, {{fastest}} at the fastest.',
  ownMedian: 'Usually reviewed in {{time}}.',
  ownTime: 'Last one reviewed in {{time}}.',
  reviewsTook: 'Reviews took',
  medianOf: '{{time}}, median of {{number}}',

  refusal: {
    belowMinimum: 'The minimum is {{limit}}.',
    aboveMaximum: 'The withdrawal amount cannot exceed {{limit}}.',
    aboveBalance: 'This is more than your balance of {{limit}}.',
    wrongPassword: 'Enter your fund password: all 4 digits.',
  },

  withdrawAmount: 'Withdraw {{amount}}',
  paid: 'Paid',
  balanceAfter: 'Balance after withdrawal',
  keys: 'Number pad',
  entered: '{{entered}} of {{length}} digits',
  forgot: 'Forgot?',
  forgotText: 'It can’t be reset here. Please contact customer service.',
  remove: 'Delete',
  confirm: 'Confirm',
  sending: 'Sending. Please wait for a response.',
  wait: 'Please wait 5 seconds before you try again.',
  notTaken: 'Your withdrawal was not accepted.',

  record: {
    detail: 'Withdrawal of {{amount}}',
    platformSays: 'The platform says',
    notArrived: 'This doesn’t mean the money has arrived. Only your bank account shows that.',
  },
}

export default withdraw
