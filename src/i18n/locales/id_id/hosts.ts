import type en from '../en_us/hosts'

const hosts = {
  title: 'Kota',
  search: 'Cari kota',
  clearSearch: 'Hapus pencarian',
  empty: 'Belum ada data',
  emptyText: 'Kota dengan pemandu lokal akan tampil di sini.',
  noMatch: 'Tidak ada kota bernama “{{query}}”',
  noMatchText: 'Periksa ejaannya, atau hapus pencarian.',
  intro: 'Pemandu lokal di tiap kota: jalan-jalan, kuliner, kerajinan, bahasa.',
  found: 'Kota ditemukan: {{number}}',
} satisfies typeof en

export default hosts
