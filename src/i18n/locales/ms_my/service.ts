import type en from '../en_us/service'

const service = {
  disabled: 'Ciri ini dinyahaktifkan.',
  disabledText: 'Platform telah menutup khidmat ini.',
  unsafe: 'Halaman khidmat tidak dapat dibuka dengan selamat.',
  unsafeText: 'Platform tidak menyediakan alamat selamat (https) untuk halaman ini, jadi Tiga tidak membukanya.',
  hours: 'Menurut platform: 24 jam sehari, 7 hari seminggu.',
  leadsTo: 'Sembang dibuka di',
  notOurs: 'Alamat ini milik khidmat platform, bukan Tiga. Jangan sekali-kali berikan kata laluan anda di sana.',
  openHere: 'Buka sembang di sini',
  openOutside: 'Buka di luar Tiga',
  caseTitle: 'Untuk mesej anda',
  caseText:
    'Butiran ini membantu menerangkan masalah. Tiada nama, nombor atau kata laluan di dalamnya; tambahkan apa yang berlaku.',
  copyCase: 'Salin butiran',
  copied: 'Butiran telah disalin.',
  copyByHand: 'Pelayar ini tidak membenarkan Tiga menyalin. Teks sudah dipilih: salin sendiri.',
  caseField: 'Butiran masalah',
  case: {
    happened: 'Apa yang berlaku:',
    screen: 'Di skrin mana:',
    app: 'Aplikasi: Tiga {{version}}',
    language: 'Bahasa: {{language}}',
    time: 'Waktu peranti ini (UTC): {{time}}',
    window: 'Saiz skrin: {{size}}',
  },
  frameName: 'Halaman khidmat di {{host}}',
  loadingPage: 'Memuatkan {{host}}',
  emptyPage: 'Jika halaman kekal kosong, buka di luar Tiga.',
  blocked: 'Halaman khidmat tidak dapat dimuatkan.',
  blockedText: '{{host}} tidak memberi respons dalam 8 saat. Mungkin perlahan, atau tidak boleh dipaparkan di sini.',
} satisfies typeof en

export default service
