import type en from '../en_us/shared'

const shared = {
  report: 'Laporan pribadi',
  statement: 'Riwayat transaksi',
  notices: 'Pengumuman',
  service: 'Bantuan online',
  settings: 'Pengaturan',
  withdraw: 'Tarik dana',
  bankAccount: 'Rekening bank',
  fundPassword: 'PIN penarikan',
  inviteHint:
    'Kode undangan tersedia pada level keanggotaan yang lebih tinggi. Kenaikan level diurus layanan pelanggan.',
  tasksFirst: 'Selesaikan daftar tugas terlebih dahulu.',
  unread: 'Belum dibaca: {{number}}',
  complete: 'Kolom ini wajib diisi.',
  submit: 'Kirim',
  amount: 'Nominal',
  balance: 'Saldo',
  total: 'Total',
  staked: 'Taruhan',
  won: 'Kemenangan',
  returned: 'Diterima',
  net: 'Untung/rugi',
  submitted: 'Diajukan',
  reviewed: 'Diperiksa',
  noResponse: 'Tidak ada respons',
  checkedMyself: 'Saya sudah memeriksanya sendiri',
  checkAgain: 'Periksa lagi',
  done: 'Selesai',
  netResult: 'Untung/rugi',
  language: 'Bahasa',
  username: 'Nama pengguna',
} satisfies typeof en

export default shared
