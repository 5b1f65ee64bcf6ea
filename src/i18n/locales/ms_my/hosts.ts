import type en from '../en_us/hosts'

const hosts = {
  title: 'Bandar',
  search: 'Cari bandar',
  clearSearch: 'Kosongkan carian',
  empty: 'Belum ada data',
  emptyText: 'Bandar yang ada pemandu tempatan akan dipaparkan di sini.',
  noMatch: 'Tiada bandar bernama “{{query}}”',
  noMatchText: 'Semak ejaan, atau kosongkan carian.',
  intro: 'Pemandu tempatan mengikut bandar: bersiar-siar, makanan, kraf, bahasa.',
  found: 'Bandar ditemui: {{number}}',
} satisfies typeof en

export default hosts
