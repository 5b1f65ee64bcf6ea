import type { WithoutOne } from '../../sections'
import type en from '../en_us/my'

const my = {
  loginOrRegister: 'Log masuk atau daftar',
  loginHint: 'Log masuk untuk melihat dompet dan rekod anda.',
  levelPoints: 'Tahap {{level}} · {{points}} mata',
  walletBalance: 'Baki dompet',
  refreshBalance: 'Muat semula baki',
  refreshed: 'Baki dimuat semula',
  welcome: {
    title: 'Selamat datang ke Tiga',
    demo: 'Anda mempunyai kredit demo {{amount}}.',
    balance: 'Baki anda {{amount}}.',
    fundPassword: 'Tetapkan PIN pengeluaran anda',
    odds: 'Lihat peluang dahulu',
    tour: 'Mulakan lawatan',
  },
  tour: {
    title: 'Lawatan ringkas',
    next: 'Seterusnya',
    skip: 'Langkau',
    again: 'Ulang',
    step: '{{step}} daripada {{steps}}',
    balance: {
      title: 'Baki anda',
      text: 'Baki ada di halaman Saya, bersama Tambah nilai dan Keluarkan wang. Tambah nilai hanya dikira selepas diluluskan platform.',
    },
    odds: {
      title: 'Lihat peluang sebelum bertaruh',
      text: 'Jika platform mengumumkan bayarannya, setiap pilihan memaparkan peluang dan pulangannya. Peraturan menerangkan berapa yang diambil permainan secara purata.',
    },
    limits: {
      title: 'Hanya pertaruhkan wang yang anda sanggup rugi',
      text: 'Amaun sentiasa pilihan anda, dan tiada apa-apa dihantar sebelum anda mengesahkannya.',
    },
    records: {
      title: 'Setiap pesanan direkodkan',
      text: 'Rekod tugasan dan penyata akaun menyenaraikan taruhan, pulangan dan untung/rugi bagi setiap pesanan.',
    },
    service: {
      title: 'Jika ada masalah',
      text: 'Bantuan dalam talian di halaman Saya membawa anda kepada khidmat pelanggan platform. Jangan sekali-kali membayar supaya dibayar.',
    },
  },
  trail: {
    see: '{{amount}}: pecahannya',
    title: 'Pecahan baki anda',
    restText:
      '“Selebihnya” tidak dapat dilihat oleh Tiga: baki permulaan akaun anda, serta yang dikira platform di tempat lain atau belum dikira.',
  },
  menu: 'Menu',
  totals: 'Ringkasan taruhan anda',
  profile: 'Profil saya',
  serviceOff:
    'Sila hubungi khidmat pelanggan. Buat masa ini platform tidak memberikan pautan yang boleh dibuka oleh Tiga.',
  messagesUnread: 'Mesej, {{number}} belum dibaca',
  noticesUnread: 'Pengumuman, {{number}} belum dibaca',
  roundsOpen: '{{count}} pusingan dibuka',
} satisfies WithoutOne<typeof en>

export default my
