import type en from '../en_us/service'

const service = {
  disabled: 'Ciri ini dinyahaktifkan.',
  unsaidText: 'Platform tidak menyatakan sama ada bantuan dalam taliannya aktif.',
  unsafe: 'Halaman bantuan tidak dapat dibuka dengan selamat.',
  unsafeText: 'Platform tidak memberi alamat yang selamat (https), jadi Tiga tidak membukanya.',
  noPasswords: 'Jangan sekali-kali berikan kata laluan atau PIN.',
  openHere: 'Buka sembang',
  openOutside: 'Buka di luar Tiga',
  help: {
    title: 'Bantuan masalah judi',
    text: 'Untuk anda atau orang yang rapat dengan anda. Tiada kaitan dengan Tiga atau platform.',
  },
  complaint: {
    title: 'Laporkan penipuan atau buat aduan',
    text: 'Jika anda ditipu, atau platform tidak menyelesaikan aduan anda. Tiada kaitan dengan Tiga atau platform.',
  },
  caseTitle: 'Butiran untuk mesej',
  caseText: 'Salin butiran ini ke dalam mesej anda. Tiada nama, nombor akaun atau kata laluan di dalamnya.',
  copyCase: 'Salin butiran',
  copied: 'Butiran telah disalin.',
  copyByHand: 'Tidak dapat disalin secara automatik. Teks sudah dipilih: salin sendiri.',
  caseField: 'Butiran masalah',
  case: {
    about: 'Mengenai: {{what}}',
    app: 'Aplikasi: Tiga {{version}}',
    language: 'Bahasa: {{language}}',
    time: 'Waktu (UTC): {{time}}',
    window: 'Saiz tetingkap: {{size}}',
  },
  frameName: 'Halaman bantuan di {{host}}',
  loadingPage: 'Memuatkan {{host}}',
  emptyPage: 'Halaman kosong?',
  blocked: 'Halaman bantuan tidak dapat dimuatkan.',
  blockedText: 'Tiada respons dalam masa 8\u00a0saat. Halaman ini mungkin tidak dapat dibuka dalam Tiga.',
} satisfies typeof en

export default service
