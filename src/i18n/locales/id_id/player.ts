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
  timeOfPreview: '{{position}} dari {{end}}, pratinjau berakhir di {{preview}}',
  pictureInPicture: 'Picture-in-picture',
  fullScreen: 'Layar penuh',
  leaveFullScreen: 'Keluar dari layar penuh',
  loading: 'Video sedang dimuat',
  lost: {
    network: 'Koneksi terputus.',
    unavailable: 'Saat ini platform tidak bisa menyediakan video ini.',
    media: 'Sebagian video tidak bisa dibaca.',
    unsupported: 'Browser ini tidak bisa memutar video ini. Coba browser yang lebih baru.',
    missing: 'Platform belum menyediakan video ini.',
  },
  fullView: 'Akses penuh: tanpa batas pratinjau',
  wholeVideo: 'Video ini bisa ditonton sampai selesai',
  previewOf: 'Pratinjau sampai {{preview}}',
  resumed: 'Dilanjutkan dari {{position}}.',
  fromStart: 'Dari awal',
  previewEnded: 'Pratinjau berakhir di {{position}}',
  previewEndedText: 'Untuk menonton sampai selesai, Anda perlu akses penuh.',
  statedByPlatform: 'Menurut platform: “Silakan isi saldo dan tonton videonya.”',
} satisfies typeof en

export default player
