const reservation = {
  hallCondition: 'requires a balance of {{amount}}',
  hallEmptyText: 'Choose another category, or check back later.',
  classes: 'Categories',

  gameNotFound: 'Game not found',
  gameNotFoundText: 'This link doesn’t point to a game. Choose one in Draws.',
  toHall: 'Go to Draws',
  period: 'Round',
  lastResult: 'Last result',
  noResult: 'not available',
  choose: 'Choose',
  seeOdds: 'See the odds',

  phase: { open: 'Open', closing: 'Closing', closed: 'Closed', waiting: 'Drawing', blocked: 'Orders blocked' },
  waiting: 'Waiting for the result',
  waitingText: 'The result of round {{period}} hasn’t been published yet.',
  landed: 'Round {{period}}: {{numbers}}, sum {{sum}}',

  option: { big: 'Big', small: 'Small', odd: 'Odd', even: 'Even' },
  optionFull: { big: 'Big', small: 'Small', odd: 'Odd (single)', even: 'Even (pair)' },
  optionHint: { big: 'sum 11 to 18', small: 'sum 3 to 10', odd: 'odd sum', even: 'even sum' },
  paysShort: 'pays {{payout}}×',
  payoutUnknown: 'payout not published',
  rulesUnknown: 'rules not published',

  amount: 'Amount per pick',
  clear: 'Clear',
  recentStakes: 'Your recent stakes',
  notesTotal: 'Picks: {{notes}} · total',
  missingOption: 'Choose an option',
  missingAmount: 'Enter an amount',
  short: '{{amount}} short',
  submit: 'Submit',
  history: 'History',
  rules: 'Rules',
  taskList: 'Task list',
  keeps: 'On average, this game keeps {{amount}} of every {{per}} staked.',
  keepsNoRules: 'This game’s winning rules aren’t published, so we can’t say how much it keeps on average.',
  keepsUnknown: 'This game’s payout isn’t published, so we can’t say how much it keeps on average.',

  opposites: {
    sure: '{{options}} together lose for certain: exactly one of them wins in every draw.',
    cost: 'Of {{staked}} staked on both, {{returned}} comes back. {{lost}} is lost.',
    costBetween: 'Of {{staked}} staked on both, {{least}} to {{most}} comes back.',
    unknown:
      'Of {{options}}, exactly one wins in every draw. The payout isn’t published, so we can’t say what both cost together.',
  },

  refusal: {
    wrongAmount: 'Wrong amount. It must be more than zero.',
    chooseNumber: 'Choose at least one option first.',
    enterAmount: 'Enter the amount.',
    insufficient: 'Insufficient balance. Contact customer service to top up.',
    insufficientDetail: 'This order needs {{needed}}; your balance is {{balance}}.',
    contactAdmin: 'Please contact the administrator for this task.',
    condition: 'This game requires a balance of {{needed}}; yours is {{balance}}.',
    blocked: 'The platform isn’t accepting orders from this account. Contact customer service.',
    closed: 'This round is closed. Check the new one before you confirm.',
    noPeriod: 'The platform shows no open round right now, so you can’t place an order.',
    underWay: 'You have another order in progress. Wait for its response.',
    unknownPending:
      'The outcome of your last order isn’t known yet. Don’t place it again; check your task record first.',
  },

  confirm: {
    title: 'Confirm your order',
    lead: '{{amount}} each on {{options}}',
    notes: 'Picks',
    perNote: 'Per pick',
    balanceAfter: 'Balance after order',
    optionReturns: 'Return if {{option}} wins',
    returnedNote: 'Returns include the stake.',
    platformDecides: 'The platform decides whether it accepts the order.',
    confirm: 'Confirm {{amount}}',
    sending: 'Sending',
    notTaken: 'Your order was not accepted.',
    newPeriod: 'Use round {{period}}',
    done: 'Your order for round {{period}} was accepted.',
    closesIn: 'Closes in',
    balanceDiffers:
      'Your balance changed by {{changed}}, but the order was {{total}}. Check your task record before you order again.',
    unknown: 'Don’t place the order again; it may have been accepted.',
    unknownFound: 'Found: your order for round {{period}} is in your task record.',
    unknownMissing:
      'Your order for round {{period}} isn’t in your task record yet. It may still appear; check again before you place it again.',
    unknownUnclear:
      'Your task record has several orders like this one, so we can’t tell which is which. Compare your balance with your task record.',
    unknownPartial:
      'Part of your task record couldn’t be read, so we can’t tell whether this order is in it. Compare your balance with your task record.',
    unknownChecking: 'Checking your task record',
    unknownFailed: 'We couldn’t check your task record just now.',
  },
  longRun: {
    title: 'Every possible draw',
    lead: 'Of {{outcomes}} equally likely draws:',
    draw: 'Possible draw',
    hint: 'Tap a dot to see its draw.',
    outcome: '{{numbers}}, sum {{sum}}: returns {{amount}}',
    average: 'On average, {{total}} comes back as {{returned}}.',
  },
  orderSuccessful: 'Order successful: {{period}}',

  historyTitle: 'Past draws',
  historyEmptyText: 'This game’s results will appear here.',
  sum: 'Sum',
  historyCounts: 'Counts in this list',
  pastDraws: 'Past draws say nothing about the next one, no matter what has come often or not for long.',

  rulesTitle: 'Odds and rules',
  rulesOfPlatform: 'What the platform says',
  rulesNoText: 'The platform hasn’t published a description of this game.',
  rulesAsRead: 'How we read the rules',
  rulesDraw:
    'Three numbers from 1 to 6 are drawn. Their sum decides: 11 to 18 is big, 3 to 10 is small. A sum divisible by two is even (pair); any other is odd (single). Three equal numbers are no exception.',
  rulesNotPublished: 'The platform doesn’t publish how this game’s options win, so odds can’t be calculated.',
  rulesOddsTitle: 'Chances of each option',
  rulesAssumption: 'Chances hold if each number is equally likely. Nobody has verified that for this platform.',
  rulesChance: '{{hits}}\u00a0of\u00a0{{outcomes}} ({{share}})',
  rulesOption: 'Option',
  rulesChanceHead: 'Chance',
  rulesPayoutHead: 'Pays',
  rulesJointTitle: 'Your picks combined',
  rulesJointPick: 'Choose two or more options to see how they win together.',
  rulesJointText: 'All options in a draw depend on the same sum, so their chances aren’t independent.',
  rulesHits: 'Winning picks',
  rulesPayoutTitle: 'What the payout means',
  rulesPayoutGross:
    'We read a payout of {{payout}} as gross: it includes the stake. A {{stake}} pick that wins returns {{gross}}, of which {{net}} is profit.',
  rulesBreakEven:
    'To break even, a pick would have to win {{needed}} of the time; its chance is {{chance}}. On average, the game keeps {{kept}} of every {{per}} staked.',
  rulesPayoutUnknown:
    'The platform doesn’t publish what a winning pick returns. Ask customer service before you stake.',
  rulesTimingTitle: 'Closing and settlement',
  rulesTiming:
    'A round takes orders until its countdown ends; the platform rejects later ones. After the draw it settles each pick separately. Your task record shows what it recorded for each pick. If you disagree, contact customer service.',

  taskEmpty: 'No orders in this game yet',
  taskEmptyText: 'Orders you place in this game will appear here.',
  roundClosesIn: 'Round {{period}} closes\u00a0in',
  roundOf: 'Round {{period}}',
  closingUnknown: 'The platform doesn’t say when this round closes.',
  forOptions: '{{options}}: {{text}}',
  returnIf: 'Return if {{count}} picks win',
  returnIf_one: 'Return if {{count}} pick wins',
  returnIfAny: 'Return if a pick wins',
}

export default reservation
