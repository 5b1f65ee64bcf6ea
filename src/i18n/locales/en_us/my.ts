const my = {
  title: 'Me',
  loginOrRegister: 'Log in or register',
  loginHint: 'Your wallet and your records are behind your log-in.',
  levelPoints: 'Level {{level}} · {{points}} points',
  walletBalance: 'Wallet balance',
  refreshBalance: 'Refresh balance',
  refreshed: 'Balance refreshed',
  settings: 'Settings',
  menu: 'Menu',
  taskRecord: 'Task record',
  inviteHint: 'Invite codes come with a higher membership level. Customer service handles upgrades.',
  contactService: 'Contact customer service',
}

export default my
