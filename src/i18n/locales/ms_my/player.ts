import type en from '../en_us/player'

const player = {
  player: 'Pemain video',
  play: 'Mainkan',
  pause: 'Jeda',
  stepBack: 'Undur {{seconds}} saat',
  stepForward: 'Maju {{seconds}} saat',
  mute: 'Senyapkan',
  unmute: 'Hidupkan bunyi',
  speed: 'Kelajuan',
  captions: 'Sari kata',
  captionsOff: 'Tanpa sari kata',
  position: 'Kedudukan',
  timeOf: '{{position}} daripada {{end}}',
  timeOfPreview: '{{position}} daripada {{end}}, pratonton tamat pada {{preview}}',
  pictureInPicture: 'Gambar dalam gambar',
  fullScreen: 'Skrin penuh',
  leaveFullScreen: 'Keluar dari skrin penuh',
  loading: 'Video sedang dimuatkan',
  lost: {
    network: 'Sambungan terputus.',
    unavailable: 'Platform tidak dapat menyediakan video ini buat masa ini.',
    media: 'Sebahagian video tidak dapat dibaca.',
    unsupported: 'Pelayar ini tidak dapat memainkan video ini. Cuba pelayar yang lebih baharu.',
    missing: 'Platform belum menyediakan video ini.',
  },
  fullView: 'Akses penuh: tiada had pratonton',
  wholeVideo: 'Anda boleh menonton keseluruhan video',
  previewOf: 'Pratonton sehingga {{preview}}',
  resumed: 'Disambung dari {{position}}.',
  fromStart: 'Dari mula',
  previewEnded: 'Pratonton tamat pada {{position}}',
  previewEndedText: 'Untuk menonton sehingga tamat, anda memerlukan akses penuh.',
  statedByPlatform: 'Menurut platform: “Sila tambah nilai dan tonton video.”',
} satisfies typeof en

export default player
