const my = {
  loginOrRegister: 'Log in or register',
  loginHint: 'Log in to see your wallet and records.',
  levelPoints: 'Level {{level}} · {{points}} points',
  walletBalance: 'Wallet balance',
  refreshBalance: 'Refresh balance',
  refreshed: 'Balance refreshed',
  welcome: {
    title: 'Welcome to Tiga',
    demo: 'You have {{amount}} in demo credits.',
    balance: 'Your balance is {{amount}}.',
    fundPassword: 'Set your fund password',
    odds: 'See the odds first',
    tour: 'Take the tour',
  },
  tour: {
    title: 'A short tour',
    next: 'Next',
    skip: 'Skip',
    again: 'Start again',
    step: '{{step}} of {{steps}}',
    balance: {
      title: 'Your balance',
      text: 'You’ll find it on the Me tab, with Top up and Withdraw. A top\u2011up counts only once the platform has approved it.',
    },
    odds: {
      title: 'Odds before you stake',
      text: 'Where the platform publishes payouts, each option shows its chance and what it returns. The rules say what the game keeps on average.',
    },
    limits: {
      title: 'Stake only what you can lose',
      text: 'The amount is always yours to choose, and nothing is sent before you confirm it.',
    },
    records: {
      title: 'Every order on record',
      text: 'Task record and Account detail list each order with its stake, return and net.',
    },
    service: {
      title: 'When something is wrong',
      text: 'Online service, on the Me tab, leads to the platform’s customer service. Never pay to get paid.',
    },
  },
  trail: {
    see: '{{amount}}: what it is made of',
    title: 'What your balance is made of',
    restText:
      '“Everything else” is what Tiga can’t see: what your account began with, and what the platform counts elsewhere or hasn’t counted yet.',
  },
  menu: 'Menu',
  totals: 'Your totals',
  profile: 'Personal center',
  serviceOff: 'Please contact customer service. The platform currently provides no link to it that Tiga can open.',
  levelPoints_one: 'Level {{level}} · {{points}} point',
  messagesUnread: 'Messages, {{number}} unread',
  noticesUnread: 'Notices, {{number}} unread',
  roundsOpen: '{{count}} rounds open',
  roundsOpen_one: '{{count}} round open',
}

export default my
