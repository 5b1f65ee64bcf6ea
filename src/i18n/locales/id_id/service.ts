import type en from '../en_us/service'

const service = {
  disabled: 'Fitur ini dinonaktifkan.',
  unsaidText: 'Platform tidak menyebutkan apakah bantuan online-nya aktif.',
  unsafe: 'Halaman bantuan tidak bisa dibuka dengan aman.',
  unsafeText: 'Platform tidak memberi alamat yang aman (https), jadi Tiga tidak membukanya.',
  noPasswords: 'Jangan pernah memberikan kata sandi atau PIN.',
  openHere: 'Buka chat',
  openOutside: 'Buka di luar Tiga',
  help: {
    title: 'Bantuan masalah judi',
    text: 'Jika judi menjadi masalah bagi Anda atau orang terdekat. Tidak terkait dengan Tiga maupun platform.',
  },
  complaint: {
    title: 'Laporkan penipuan atau ajukan keluhan',
    text: 'Jika Anda ditipu, atau platform tidak menyelesaikan keluhan Anda. Tidak terkait dengan Tiga maupun platform.',
  },
  caseTitle: 'Rincian untuk chat Anda',
  caseText: 'Salin rincian ini ke chat Anda. Nama, nomor rekening, dan kata sandi tidak ada di dalamnya.',
  copyCase: 'Salin rincian',
  copied: 'Rincian telah disalin.',
  copyByHand: 'Tidak bisa disalin otomatis. Teksnya sudah dipilih, silakan salin sendiri.',
  caseField: 'Rincian masalah',
  case: {
    about: 'Tentang: {{what}}',
    app: 'Aplikasi: Tiga {{version}}',
    language: 'Bahasa: {{language}}',
    time: 'Waktu (UTC): {{time}}',
    window: 'Ukuran jendela: {{size}}',
  },
  frameName: 'Halaman bantuan di {{host}}',
  loadingPage: 'Memuat {{host}}',
  emptyPage: 'Halaman kosong?',
  blocked: 'Halaman bantuan gagal dimuat.',
  blockedText: 'Tidak ada respons dalam 8\u00a0detik. Halaman ini mungkin tidak bisa dibuka di dalam Tiga.',
} satisfies typeof en

export default service
