import type en from '../en_us/demo'

const demo = {
  title: 'Akaun demo',
  text: 'Platform simulasi pada peranti ini, tanpa wang sebenar.',
  members: 'Ahli',
  codes: 'Kod jemputan',
  use: 'Guna {{name}}',
  kind: { regular: 'ahli biasa', fullView: 'akses video penuh', ordersBlocked: 'pesanan disekat' },
} satisfies typeof en

export default demo
