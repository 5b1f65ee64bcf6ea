import type en from '../en_us/player'

const player = {
  player: 'Pemain video',
  play: 'Main',
  pause: 'Jeda',
  stepBack: 'Undur {{seconds}} saat',
  stepForward: 'Maju {{seconds}} saat',
  mute: 'Senyapkan',
  unmute: 'Buka bunyi',
  speed: 'Kelajuan',
  captions: 'Sari kata',
  captionsOff: 'Tanpa sari kata',
  position: 'Kedudukan',
  timeOf: '{{position}} daripada {{end}}',
  pictureInPicture: 'Gambar dalam gambar',
  fullScreen: 'Skrin penuh',
  loading: 'Video sedang dimuatkan',
  lost: {
    network: 'Video terhenti: sambungan terputus. Cuba lagi dari sini.',
    media: 'Video terhenti: bahagian ini tidak dapat dibaca. Cuba lagi dari sini.',
    unsupported: 'Pelayar ini tidak dapat memainkan video. Pelayar yang lebih baharu mungkin boleh.',
    missing: 'Platform belum menghantar strim untuk video ini.',
  },
  fullView: 'Anda mempunyai hak tontonan penuh: tiada had pratonton.',
  wholeVideo: 'Lebih pendek daripada had pratonton: dimainkan hingga tamat.',
  previewOf: 'Pratonton: {{preview}} pertama daripada {{length}}. Tontonan penuh memerlukan hak tontonan penuh.',
  previewOfUnknown: 'Pratonton: {{preview}} pertama. Tontonan penuh memerlukan hak tontonan penuh.',
  resumed: 'Disambung dari tempat terakhir, {{position}}.',
  fromStart: 'Dari mula',
  previewEnded: 'Pratonton tamat pada 3:00',
  previewEndedText: 'Tontonan penuh memerlukan hak tontonan penuh; tanya khidmat pelanggan.',
  statedByPlatform:
    'Menurut platform: “Sila tambah nilai dan tonton video”. Kami tidak tahu sama ada tambah nilai memberi hak itu.',
  contactService: 'Tanya khidmat pelanggan',
  watchAgain: 'Tonton pratonton lagi',
  askForRight: 'Khidmat pelanggan boleh memberitahu cara memperoleh hak tontonan penuh.',
} satisfies typeof en

export default player
