import type en from '../en_us/service'

const service = {
  disabled: 'Esta función está desactivada.',
  unsaidText: 'La plataforma no dice si su servicio al cliente en línea está activo.',
  unsafe: 'La página de ayuda no se puede abrir de forma segura.',
  unsafeText: 'La plataforma no da una dirección segura (https), así que Tiga no la abre.',
  noPasswords: 'Nunca compartas tus contraseñas ni tu NIP.',
  openHere: 'Abrir el chat',
  openOutside: 'Abrir fuera de Tiga',
  help: {
    title: 'Ayuda para dejar de apostar',
    text: 'Si te preocupa cómo apuestas tú o alguien cercano. Es independiente de Tiga y de la plataforma.',
  },
  complaint: {
    title: 'Denuncia una estafa o presenta una queja',
    text: 'Si alguien te engañó o la plataforma no resuelve tu queja. Es independiente de Tiga y de la plataforma.',
  },
  caseTitle: 'Datos para tu mensaje',
  caseText: 'Copia estos datos en tu mensaje. No incluyen tu nombre, tu número de cuenta ni tu contraseña.',
  copyCase: 'Copiar datos',
  copied: 'Datos copiados.',
  copyByHand: 'Tiga no pudo copiarlo. El texto está seleccionado: cópialo tú.',
  caseField: 'Datos del problema',
  case: {
    about: 'Sobre: {{what}}',
    app: 'App: Tiga {{version}}',
    language: 'Idioma: {{language}}',
    time: 'Hora (UTC): {{time}}',
    window: 'Tamaño de la ventana: {{size}}',
  },
  frameName: 'Página de ayuda en {{host}}',
  loadingPage: 'Cargando {{host}}',
  emptyPage: '¿Página en blanco?',
  blocked: 'No se pudo cargar la página de ayuda.',
  blockedText: 'Sin respuesta en 8\u00a0segundos. Puede que no se abra dentro de Tiga.',
} satisfies typeof en

export default service
