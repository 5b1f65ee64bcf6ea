const withdraw = {
  balanceIs: 'Balance {{amount}}',
  records: 'Records',
  all: 'All',
  limits: 'Limits',
  range: '{{minimum}}–{{maximum}}',
  limitMinimum: 'Minimum per withdrawal',
  limitMaximum: 'Maximum per withdrawal',
  limitPerDay: 'Withdrawals per day',
  noCard: 'No bank account linked',
  noCardText: 'Withdrawals go only to a linked account.',
  noFundPassword: 'Set a fund password first. You need it to confirm withdrawals.',
  setFundPassword: 'Set fund password',

  statedTime: 'The platform says money arrives in about {{time}}.',
  statedTimeFastest: 'The platform says money arrives in about {{time}}, {{fastest}} at best.',
  ownMedian: 'Usually reviewed in {{time}}.',
  ownTime: 'Last one reviewed in {{time}}.',

  refusal: {
    belowMinimum: 'The minimum is {{limit}}.',
    aboveMaximum: 'The withdrawal amount can’t exceed {{limit}}.',
    aboveBalance: 'This is more than your balance of {{limit}}.',
    wrongPassword: 'Enter your 4-digit fund password.',
  },

  withdrawAmount: 'Withdraw {{amount}}',
  balanceAfter: 'Balance after withdrawal',
  keys: 'Number pad',
  entered: '{{entered}} of {{length}} digits',
  forgot: 'Forgot?',
  forgotText: 'You can’t reset it here. Contact customer service.',
  remove: 'Delete',
  confirm: 'Confirm',
  sending: 'Sending. Wait for the response.',
  wait: 'Wait 5 seconds, then try again.',

  record: {
    detail: 'Withdrawal of {{amount}}',
    platformSays: 'According to the platform.',
    checkBank: 'Check your bank account.',
  },
  submitted: 'Submitted',
  reviewed: 'Reviewed',
  inBank: 'In your bank account, if approved',
}

export default withdraw
