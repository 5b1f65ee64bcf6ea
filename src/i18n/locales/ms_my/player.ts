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
  pictureInPicture: 'Gambar dalam gambar',
  fullScreen: 'Skrin penuh',
  loading: 'Video sedang dimuatkan',
  lost: {
    network: 'Video terhenti kerana sambungan terputus. Cuba lagi dari sini.',
    media: 'Video terhenti kerana bahagian ini tidak dapat dibaca. Cuba lagi dari sini.',
    unsupported: 'Pelayar ini tidak dapat memainkan video ini. Cuba pelayar yang lebih baharu.',
    missing: 'Platform belum menyediakan video ini.',
  },
  fullView: 'Anda mempunyai akses penuh: tiada had pratonton.',
  wholeVideo: 'Lebih pendek daripada had pratonton: dimainkan hingga tamat.',
  previewOf: 'Pratonton: {{preview}} pertama daripada {{length}}. Untuk menonton semuanya, anda perlukan akses penuh.',
  previewOfUnknown: 'Pratonton: {{preview}} pertama. Untuk menonton semuanya, anda perlukan akses penuh.',
  resumed: 'Disambung dari {{position}}.',
  fromStart: 'Dari mula',
  previewEnded: 'Pratonton tamat pada 3:00',
  previewEndedText: 'Untuk menonton semuanya, anda perlukan akses penuh; tanya khidmat pelanggan.',
  statedByPlatform:
    'Menurut platform: “Sila tambah nilai dan tonton video”. Kami tidak tahu sama ada tambah nilai memberi akses penuh.',
  watchAgain: 'Tonton pratonton lagi',
  askForRight: 'Khidmat pelanggan boleh memberitahu cara memperoleh akses penuh.',
} satisfies typeof en

export default player
