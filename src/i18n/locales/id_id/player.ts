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
  captions: 'Takarir',
  captionsOff: 'Tanpa takarir',
  position: 'Posisi',
  timeOf: '{{position}} dari {{end}}',
  pictureInPicture: 'Gambar dalam gambar',
  fullScreen: 'Layar penuh',
  loading: 'Video sedang dimuat',
  lost: {
    network: 'Video berhenti: koneksi terputus. Coba lagi dari sini.',
    media: 'Video berhenti: bagian ini tidak dapat dibaca. Coba lagi dari sini.',
    unsupported: 'Peramban ini tidak dapat memutar video. Peramban yang lebih baru mungkin bisa.',
    missing: 'Platform belum mengirim aliran untuk video ini.',
  },
  fullView: 'Anda memiliki hak tonton penuh: tanpa batas pratinjau.',
  wholeVideo: 'Lebih pendek dari batas pratinjau: diputar sampai selesai.',
  previewOf: 'Pratinjau: {{preview}} pertama dari {{length}}. Menonton penuh memerlukan hak tonton penuh.',
  previewOfUnknown: 'Pratinjau: {{preview}} pertama. Menonton penuh memerlukan hak tonton penuh.',
  resumed: 'Dilanjutkan dari tempat terakhir, {{position}}.',
  fromStart: 'Dari awal',
  previewEnded: 'Pratinjau berakhir di 3:00',
  previewEndedText: 'Menonton penuh memerlukan hak tonton penuh; tanyakan kepada layanan pelanggan.',
  statedByPlatform:
    'Menurut platform: “Silakan isi ulang dan tonton videonya”. Kami tidak tahu apakah isi ulang memberi hak itu.',
  contactService: 'Tanya layanan pelanggan',
  watchAgain: 'Tonton pratinjau lagi',
  askForRight: 'Layanan pelanggan dapat menjelaskan cara memperoleh hak tonton penuh.',
} satisfies typeof en

export default player
