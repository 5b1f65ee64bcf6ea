import type en from '../en_us/demo'

const demo = {
  title: 'Akun demo',
  text: 'Platform simulasi di perangkat ini, tanpa uang sungguhan.',
  members: 'Anggota',
  codes: 'Kode undangan',
  use: 'Pakai {{name}}',
  kind: { regular: 'anggota biasa', fullView: 'akses video penuh', ordersBlocked: 'pesanan diblokir' },
} satisfies typeof en

export default demo
