import type en from '../en_us/hosts'

const hosts = {
  title: 'Ciudades',
  search: 'Buscar una ciudad',
  clearSearch: 'Borrar búsqueda',
  empty: 'Aún no hay datos',
  emptyText: 'Aquí aparecerán las ciudades con anfitriones locales.',
  noMatch: 'Ninguna ciudad se llama “{{query}}”',
  noMatchText: 'Revisa la ortografía o borra la búsqueda.',
  intro: 'Anfitriones locales y guías por ciudad: paseos, comida, artesanías, idiomas.',
  found: 'Ciudades encontradas: {{number}}',
} satisfies typeof en

export default hosts
