import type en from '../en_us/player'

const player = {
  player: 'Pemutar video',
  play: 'Putar',
  pause: 'Jeda',
  stepBack: 'Mundur {{seconds}} detik',
  stepForward: 'Maju {{seconds}} detik',
  mute: 'Matikan suara',
  unmute: 'Nyalakan suara',
  steppedBack: '−{{seconds}} dtk',
  steppedForward: '+{{seconds}} dtk',
  settings: 'Pengaturan video',
  quality: 'Kualitas',
  qualityAuto: 'Otomatis',
  speed: 'Kecepatan',
  captions: 'Subtitel',
  captionsOff: 'Tanpa subtitel',
  position: 'Posisi',
  timeOf: '{{position}} dari {{end}}',
  timeOfPreview: '{{position}} dari {{end}}, pratinjau berakhir pada {{preview}}',
  pictureInPicture: 'Gambar dalam gambar',
  fullScreen: 'Layar penuh',
  leaveFullScreen: 'Keluar dari layar penuh',
  loading: 'Video sedang dimuat',
  lost: {
    network: 'Pemutaran berhenti karena koneksi terputus. Ketuk “Coba lagi” untuk melanjutkan dari sini.',
    unavailable: 'Platform sedang tidak dapat menyediakan video ini. Coba lagi atau pilih video lain.',
    media:
      'Pemutaran berhenti karena sebagian video tidak dapat dibaca. Ketuk “Coba lagi” untuk melanjutkan dari sini.',
    unsupported: 'Browser ini tidak dapat memutar video ini. Coba browser yang lebih baru.',
    missing: 'Platform belum menyediakan video ini.',
  },
  fullView: 'Akses penuh: tanpa batas pratinjau.',
  wholeVideo: 'Video ini dapat ditonton sampai selesai.',
  previewOf: 'Pratinjau: {{preview}} pertama. Selebihnya memerlukan akses penuh.',
  resumed: 'Dilanjutkan dari {{position}}.',
  fromStart: 'Dari awal',
  previewEnded: 'Pratinjau berakhir pada {{position}}',
  previewEndedText: 'Untuk menonton semuanya, Anda memerlukan akses penuh. Tanyakan kepada layanan pelanggan.',
  statedByPlatform:
    'Menurut platform: “Silakan isi saldo dan tonton videonya”. Kami tidak tahu apakah isi saldo memberi akses penuh.',
  watchAgain: 'Tonton pratinjau lagi',
} satisfies typeof en

export default player
