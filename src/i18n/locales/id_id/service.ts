import type en from '../en_us/service'

const service = {
  disabled: 'Fitur ini dinonaktifkan.',
  disabledText: 'Platform menonaktifkan layanan ini.',
  unsafe: 'Halaman layanan tidak dapat dibuka dengan aman.',
  unsafeText: 'Platform tidak menyediakan alamat aman (https) untuk halaman ini, jadi Tiga tidak membukanya.',
  hours: 'Menurut platform: 24 jam sehari, 7 hari seminggu.',
  leadsTo: 'Chat dibuka di',
  notOurs: 'Alamat ini milik layanan platform, bukan Tiga. Jangan pernah memberikan kata sandi Anda di sana.',
  openHere: 'Buka chat di sini',
  openOutside: 'Buka di luar Tiga',
  caseTitle: 'Rincian untuk chat Anda',
  caseText:
    'Rincian ini membantu menjelaskan masalah. Tidak ada nama, nomor, atau kata sandi di dalamnya; tambahkan apa yang terjadi.',
  copyCase: 'Salin rincian',
  copied: 'Rincian telah disalin.',
  copyByHand: 'Browser ini tidak mengizinkan Tiga menyalin. Teksnya sudah dipilih: salin secara manual.',
  caseField: 'Rincian masalah',
  case: {
    happened: 'Apa yang terjadi:',
    screen: 'Di layar mana:',
    app: 'Aplikasi: Tiga {{version}}',
    language: 'Bahasa: {{language}}',
    time: 'Waktu perangkat ini (UTC): {{time}}',
    window: 'Ukuran layar: {{size}}',
  },
  frameName: 'Halaman layanan di {{host}}',
  loadingPage: 'Memuat {{host}}',
  emptyPage: 'Jika halaman tetap kosong, buka di luar Tiga.',
  blocked: 'Halaman layanan gagal dimuat.',
  blockedText: '{{host}} tidak merespons dalam 8 detik. Mungkin lambat, atau tidak boleh ditampilkan di sini.',
} satisfies typeof en

export default service
