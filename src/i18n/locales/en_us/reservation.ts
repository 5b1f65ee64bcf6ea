const reservation = {
  hallCondition: 'minimum balance {{amount}}',

  gameNotFound: 'Game not found',
  gameNotFoundText: 'This link doesn’t point to a game.',
  toHall: 'Go to Draws',
  period: 'Round',
  lastResult: 'Last result',
  noResult: 'not available',
  choose: 'Choose',
  seeOdds: 'See the odds',
  chanceEach: 'each {{chance}}',
  oddsUnknown: 'odds not published',

  phase: { closing: 'Closing', closed: 'Closed', waiting: 'Drawing' },
  waiting: 'Waiting for the result',
  waitingText: 'The result of round {{period}} hasn’t been published yet.',
  landed: 'Round {{period}}: {{numbers}}, sum {{sum}}',

  option: { big: 'Big', small: 'Small', odd: 'Odd', even: 'Even' },
  optionHint: { big: 'sum 11–18', small: 'sum 3–10', odd: 'odd sum', even: 'even sum' },
  paysShort: 'pays {{payout}}×',
  payoutUnknown: 'payout not published',
  rulesUnknown: 'rules not published',

  amount: 'Amount per pick',
  clear: 'Clear',
  missingOption: 'Choose an option',
  missingAmount: 'Enter an amount',
  short: '{{amount}} short',
  submit: 'Submit',
  history: 'History',
  rules: 'Rules',
  taskList: 'Task list',

  opposites: {
    sure: '{{options}} together always lose money: exactly one of them wins each draw.',
    cost: 'Stake {{staked}} on both and {{returned}} comes back. You lose {{lost}}.',
    costBetween: 'Stake {{staked}} on both and {{least}} to {{most}} comes back.',
    unknown: 'Exactly one of {{options}} wins each draw. The payout isn’t published, so the cost of both is unknown.',
  },

  refusal: {
    timeCheck: 'First choose Continue or Leave.',
    wrongAmount: 'Wrong amount. Enter more than zero.',
    chooseNumber: 'Choose at least one option first.',
    enterAmount: 'Enter the amount.',
    insufficient: 'Insufficient balance. Contact customer service to top up.',
    insufficientDetail: 'This order needs {{needed}}; your balance is {{balance}}.',
    contactAdmin: 'Please contact the administrator for this task.',
    condition: 'This game needs a balance of {{needed}}; yours is {{balance}}.',
    blocked: 'The platform isn’t accepting orders from this account.',
    closed: 'This round is closed. Check the new one before you confirm.',
    noBalance: 'Your balance couldn’t be read, so you can’t place an order.',
    noPeriod: 'The platform isn’t showing an open round right now.',
  },

  confirm: {
    title: 'Confirm your order',
    balanceAfter: 'Balance after',
    optionReturns: 'Return if {{option}} wins',
    returnedNote: 'Returns include the stake.',
    platformDecides: 'The platform decides whether to accept the order.',
    confirm: 'Confirm {{amount}}',
    sending: 'Sending',
    notTaken: 'Your order wasn’t accepted.',
    newPeriod: 'Use round {{period}}',
    closesIn: 'Closes in',
    balanceDiffers:
      'Your balance changed by {{changed}}, but the order was {{total}}. Check your task record before you order again.',
  },
  longRun: {
    title: 'Every possible draw',
    dots: '{{outcomes}} equally likely draws.',
    average: 'On average, {{returned}} of {{total}} comes back',
    back: '{{amount}} back',
    nothing: 'nothing',
  },
  check: {
    title: 'You’ve spent {{time}} on draws',
    net: 'Net so far',
    noneSettled: 'none settled',
    today: 'Today, on this device',
    goOn: 'Continue',
    leave: 'Leave',
  },
  orderSuccessful: 'Order successful: {{period}}',

  historyTitle: 'Past draws',
  sum: 'Sum',
  pastDraws: 'Past draws say nothing about the next one.',

  rulesTitle: 'Odds and rules',
  rulesOfPlatform: 'What the platform says',
  rulesMissing: 'Not published: {{what}}. Ask customer service before you stake.',
  rulesMissingOf: { text: 'a description', wins: 'how options win', payout: 'what a win returns' },
  rulesAsRead: 'How Tiga reads the rules',
  rulesDraw:
    'Three numbers from 1 to 6 are drawn. Big wins on a sum of 11 to 18, Small on 3 to 10, Even (pair) on an even sum, Odd (single) on an odd one. Three equal numbers are no exception.',
  rulesOddsTitle: 'Chances of each option',
  rulesAssumption: 'Chances assume that every number is equally likely. Tiga can’t verify that.',
  rulesChance: '{{hits}}\u00a0of\u00a0{{outcomes}} ({{share}})',
  rulesOption: 'Option',
  rulesChanceHead: 'Chance',
  rulesPayoutHead: 'Pays',
  rulesPayoutGross: 'Tiga reads {{payout}} as including the stake: a {{stake}} pick that wins returns {{gross}}.',
  rulesBreakEven:
    'To break even, a pick must win {{needed}} of the time. On average, the game keeps {{kept}} of every {{per}}.',
  rulesTimingTitle: 'Closing and settlement',
  rulesTiming:
    'Tiga sends no orders after the countdown. Your task record shows what the platform recorded. If you disagree, contact customer service.',

  taskEmpty: 'No orders in this game yet',
  roundOf: 'Round {{period}}',
  forOptions: '{{options}}: {{text}}',
  returnIfAny: 'Return if a pick wins',
}

export default reservation
