import type en from '../en_us/player'

const player = {
  player: 'Pemutar video',
  play: 'Putar',
  pause: 'Jeda',
  stepBack: 'Mundur {{seconds}} detik',
  stepForward: 'Maju {{seconds}} detik',
  mute: 'Matikan suara',
  unmute: 'Nyalakan suara',
  speed: 'Kecepatan',
  captions: 'Subtitel',
  captionsOff: 'Tanpa subtitel',
  position: 'Posisi',
  timeOf: '{{position}} dari {{end}}',
  pictureInPicture: 'Gambar dalam gambar',
  fullScreen: 'Layar penuh',
  loading: 'Video sedang dimuat',
  lost: {
    network: 'Pemutaran berhenti karena koneksi terputus. Coba lagi dari sini.',
    media: 'Pemutaran berhenti karena bagian ini tidak dapat dibaca. Coba lagi dari sini.',
    unsupported: 'Browser ini tidak dapat memutar video ini. Coba browser yang lebih baru.',
    missing: 'Platform belum menyediakan video ini.',
  },
  fullView: 'Anda memiliki akses penuh: tanpa batas pratinjau.',
  wholeVideo: 'Lebih pendek dari batas pratinjau: diputar sampai selesai.',
  previewOf: 'Pratinjau: {{preview}} pertama dari {{length}}. Untuk menonton semuanya, Anda memerlukan akses penuh.',
  previewOfUnknown: 'Pratinjau: {{preview}} pertama. Untuk menonton semuanya, Anda memerlukan akses penuh.',
  resumed: 'Dilanjutkan dari {{position}}.',
  fromStart: 'Dari awal',
  previewEnded: 'Pratinjau berakhir pada 3:00',
  previewEndedText: 'Untuk menonton semuanya, Anda memerlukan akses penuh. Tanyakan kepada layanan pelanggan.',
  statedByPlatform:
    'Menurut platform: “Silakan isi saldo dan tonton videonya”. Kami tidak tahu apakah isi saldo memberi akses penuh.',
  watchAgain: 'Tonton pratinjau lagi',
  askForRight: 'Layanan pelanggan dapat menjelaskan cara memperoleh akses penuh.',
} satisfies typeof en

export default player
