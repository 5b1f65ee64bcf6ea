import type { WithoutSingularKeys } from '../../sections'
import type en from '../en_us/reservation'

const reservation = {
  hallCondition: 'saldo minimal {{amount}}',
  hallFrom: 'mulai {{amount}}',
  hallOwn: 'Pesanan Anda',

  gameNotFound: 'Permainan tidak ditemukan',
  gameNotFoundText: 'Tautan ini tidak mengarah ke permainan mana pun.',
  toHall: 'Ke Undian',
  period: 'Periode',
  noResult: 'tidak tersedia',
  choose: 'Pilih',
  seeOdds: 'Lihat peluang',
  chanceEach: 'Peluang {{chance}}',
  oddsUnknown: 'Peluang tidak dicantumkan',

  phase: { closing: 'Segera tutup', closed: 'Ditutup', waiting: 'Sedang diundi' },
  waiting: 'Menunggu hasil',
  waitingText: 'Hasil periode {{period}} belum diumumkan.',
  landed: 'Hasil periode {{period}}: {{numbers}}, jumlah {{sum}}',

  option: { big: 'Besar', small: 'Kecil', odd: 'Ganjil', even: 'Genap' },
  optionHint: { big: 'jumlah 11–18', small: 'jumlah 3–10', odd: 'tunggal', even: 'pasangan' },
  paysShort: 'bayaran {{payout}}×',
  payoutUnknown: 'bayaran tidak dicantumkan',
  rulesUnknown: 'aturan tidak dicantumkan',

  amount: 'Nominal per pilihan',
  clear: 'Hapus',
  missingOption: 'Tentukan pilihan',
  missingAmount: 'Masukkan nominal',
  short: 'kurang {{amount}}',
  submit: 'Kirim',
  history: 'Riwayat',
  rules: 'Aturan',
  taskList: 'Daftar tugas',

  opposites: {
    cost: 'Memasang {{options}} sekaligus pasti rugi {{lost}}.',
    costBetween: 'Memasang {{options}} sekaligus pasti rugi {{least}} sampai {{most}}.',
    unknown:
      'Dari {{options}}, hanya salah satu yang menang di setiap undian. Bayarannya tidak dicantumkan, jadi kerugiannya tidak diketahui.',
  },

  refusal: {
    timeCheck: 'Pilih dulu: “Lanjutkan” atau “Berhenti”.',
    wrongAmount: 'Nominal salah: harus lebih dari nol.',
    chooseNumber: 'Tentukan minimal satu pilihan',
    enterAmount: 'Masukkan nominal.',
    insufficient: 'Saldo tidak cukup. Hubungi layanan pelanggan untuk mengisi saldo.',
    short: 'Kurang {{amount}}.',
    contactAdmin: 'Silakan hubungi admin untuk tugas ini.',
    condition: 'Permainan ini memerlukan saldo minimal {{needed}}; saldo Anda {{balance}}.',
    blocked: 'Platform tidak menerima pesanan dari akun ini.',
    closed: 'Periode ini sudah ditutup. Periksa periode yang baru sebelum mengonfirmasi.',
    noBalance: 'Saldo Anda tidak bisa dibaca, jadi pesanan tidak bisa dikirim.',
    noPeriod: 'Saat ini platform tidak menampilkan periode yang terbuka.',
  },

  confirm: {
    title: 'Konfirmasi pesanan Anda',
    balanceAfter: 'Saldo sesudahnya',
    optionReturns: 'Anda terima jika {{option}} menang',
    returnedNote: 'Jumlah yang diterima sudah termasuk taruhan.',
    platformDecides: 'Platform yang memutuskan apakah pesanan diterima.',
    confirm: 'Konfirmasi {{amount}}',
    sending: 'Mengirim',
    stillSending: 'Belum ada respons. Jangan kirim lagi.',
    newPeriod: 'Pakai periode {{period}}',
    closesIn: 'Tutup dalam',
    balanceDiffers:
      'Saldo Anda berubah sebesar {{changed}}, padahal nilai pesanan ini {{total}}. Periksa riwayat tugas sebelum membuat pesanan lagi.',
  },
  longRun: {
    title: 'Semua hasil undian yang mungkin',
    dots: '{{outcomes}} kemungkinan hasil.',
    average: 'Rata-rata: terima {{returned}} dari {{total}}',
    back: 'terima {{amount}}',
    nothing: 'hilang semua',
  },
  check: {
    title: 'Sudah {{time}} di layar undian',
    net: 'Untung/rugi',
    noneSettled: 'belum selesai',
    today: 'Hari ini, di perangkat ini',
    goOn: 'Lanjutkan',
    leave: 'Berhenti',
  },
  orderSuccessful: 'Pesanan berhasil: {{period}}',

  historyTitle: 'Undian sebelumnya',
  sum: 'Jumlah',
  pastDraws: 'Undian sebelumnya bukan petunjuk undian berikutnya.',

  rulesTitle: 'Peluang dan aturan',
  rulesOfPlatform: 'Keterangan dari platform',
  rulesMissing: 'Tidak dicantumkan: {{what}}. Tanyakan kepada layanan pelanggan sebelum bertaruh.',
  rulesMissingOf: {
    text: 'keterangan permainan',
    wins: 'syarat menang',
    payout: 'jumlah yang diterima jika menang',
  },
  rulesAsRead: 'Cara Tiga memahami aturannya',
  rulesDraw:
    'Diundi tiga angka dari 1 sampai 6. Jumlah 11 sampai 18 berarti Besar, 3 sampai 10 berarti Kecil; jumlah genap berarti Genap (pasangan), jumlah ganjil berarti Ganjil (tunggal). Tiga angka kembar dihitung seperti biasa.',
  rulesOddsTitle: 'Peluang setiap pilihan',
  rulesAssumption: 'Peluang ini berlaku jika setiap angka berpeluang sama. Tiga tidak bisa memastikannya.',
  rulesChance: '{{hits}}\u00a0dari\u00a0{{outcomes}} ({{share}})',
  rulesOption: 'Pilihan',
  rulesChanceHead: 'Peluang',
  rulesPayoutHead: 'Bayaran',
  rulesBreakEven:
    'Agar impas, peluangnya harus {{needed}}. Rata-rata, permainan ini mengambil {{kept}} dari setiap {{per}}.',
  rulesTimingTitle: 'Penutupan dan penyelesaian',
  rulesTiming:
    'Tiga tidak mengirim pesanan setelah hitung mundur berakhir. Riwayat tugas menampilkan catatan platform.',

  taskEmpty: 'Belum ada pesanan di permainan ini',
  roundOf: 'Periode {{period}}',
  roundClosesIn: 'Periode {{period}} tutup dalam',
  lastRound: 'Terakhir · {{period}}',
  nextIn: 'Berikutnya',
  notOut: 'belum keluar',
  noOrder: 'Belum ada pesanan',
  forOptions: '{{options}}: {{text}}',
  returnIfAny: 'Anda terima jika menang',
} satisfies WithoutSingularKeys<typeof en>

export default reservation
