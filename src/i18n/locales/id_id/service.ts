import type en from '../en_us/service'

const service = {
  title: 'Layanan online',
  pageTitle: 'Layanan pelanggan',
  disabled: 'Fitur ini dinonaktifkan.',
  disabledText: 'Platform mematikan layanan onlinenya.',
  unsafe: 'Halaman layanan tidak dapat dibuka dengan aman.',
  unsafeText: 'Platform tidak memberikan alamat aman (https) tersendiri untuknya, jadi Tiga tidak membukanya.',
  hours: 'Menurut platform: 24 jam sehari, 7 hari seminggu.',
  leadsTo: 'Obrolan ada di',
  notOurs: 'Alamat ini milik layanan platform, bukan Tiga. Jangan pernah memberikan kata sandi Anda di sana.',
  openHere: 'Buka obrolan di sini',
  openOutside: 'Buka di luar Tiga',
  caseTitle: 'Untuk pesan Anda',
  caseText:
    'Baris-baris ini membantu menjelaskan masalah. Tidak ada nama, nomor, atau kata sandi di dalamnya; tambahkan apa yang terjadi.',
  copyCase: 'Salin teks kasus',
  copied: 'Teks kasus telah disalin.',
  copyByHand: 'Peramban ini tidak mengizinkan Tiga menyalin. Teksnya sudah ditandai: salin secara manual.',
  caseField: 'Teks kasus',
  case: {
    happened: 'Apa yang terjadi:',
    screen: 'Di layar mana:',
    app: 'Aplikasi: Tiga {{version}}',
    language: 'Bahasa: {{language}}',
    time: 'Waktu perangkat ini (UTC): {{time}}',
    window: 'Layar: {{size}}',
  },
  frameName: 'Halaman layanan di {{host}}',
  loadingPage: 'Memuat {{host}}',
  emptyPage: 'Jika halaman tetap kosong, buka di luar.',
  blocked: 'Halaman layanan tidak termuat.',
  blockedText: '{{host}} tidak menjawab dalam 8 detik. Mungkin lambat, atau tidak mengizinkan ditampilkan di sini.',
  outside: 'Buka di luar',
} satisfies typeof en

export default service
