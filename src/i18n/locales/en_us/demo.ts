const demo = {
  title: 'Demo accounts',
  text: 'A simulated platform on this device. No real money is involved.',
  members: 'Members',
  codes: 'Invite codes',
  use: 'Use {{name}}',
  kind: { regular: 'regular member', fullView: 'full video access', ordersBlocked: 'orders blocked' },
}

export default demo
