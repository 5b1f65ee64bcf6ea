import type en from '../en_us/setting'

const setting = {
  title: 'Ajustes',
  language: 'Idioma',
  languageTitle: 'Idioma',
  languageFailed: 'No se pudo cargar este idioma. Revisa tu conexión e inténtalo de nuevo.',
  theme: 'Tema',
  themeSystem: 'Sistema',
  themeLight: 'Claro',
  themeDark: 'Oscuro',
  version: 'Versión {{version}}',
  legal: 'Términos y privacidad',
  logOut: 'Cerrar sesión',
  logOutTitle: '¿Cerrar sesión?',
  logOutText: 'Este dispositivo olvida tu sesión y tus datos de miembro. El idioma y el tema se conservan.',
  logOutConfirm: 'Cerrar sesión',
} satisfies typeof en

export default setting
