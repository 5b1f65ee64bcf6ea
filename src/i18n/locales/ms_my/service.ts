import type en from '../en_us/service'

const service = {
  title: 'Khidmat dalam talian',
  pageTitle: 'Khidmat pelanggan',
  disabled: 'Ciri ini dinyahaktifkan.',
  disabledText: 'Platform telah mematikan khidmat dalam taliannya.',
  unsafe: 'Halaman khidmat tidak dapat dibuka dengan selamat.',
  unsafeText: 'Platform tidak memberikan alamat selamat (https) tersendiri untuknya, jadi Tiga tidak membukanya.',
  hours: 'Menurut platform: 24 jam sehari, 7 hari seminggu.',
  leadsTo: 'Sembang berada di',
  notOurs: 'Alamat ini milik khidmat platform, bukan Tiga. Jangan sekali-kali berikan kata laluan anda di sana.',
  openHere: 'Buka sembang di sini',
  openOutside: 'Buka di luar Tiga',
  caseTitle: 'Untuk mesej anda',
  caseText:
    'Baris-baris ini membantu menerangkan masalah. Tiada nama, nombor atau kata laluan di dalamnya; tambahkan apa yang berlaku.',
  copyCase: 'Salin teks kes',
  copied: 'Teks kes telah disalin.',
  copyByHand: 'Pelayar ini tidak membenarkan Tiga menyalin. Teks sudah ditanda: salin sendiri.',
  caseField: 'Teks kes',
  case: {
    happened: 'Apa yang berlaku:',
    screen: 'Di skrin mana:',
    app: 'Aplikasi: Tiga {{version}}',
    language: 'Bahasa: {{language}}',
    time: 'Waktu peranti ini (UTC): {{time}}',
    window: 'Skrin: {{size}}',
  },
  frameName: 'Halaman khidmat di {{host}}',
  loadingPage: 'Memuatkan {{host}}',
  emptyPage: 'Jika halaman kekal kosong, buka di luar.',
  blocked: 'Halaman khidmat tidak dapat dimuatkan.',
  blockedText: '{{host}} tidak menjawab dalam 8 saat. Mungkin perlahan, atau tidak membenarkan paparan di sini.',
  outside: 'Buka di luar',
} satisfies typeof en

export default service
