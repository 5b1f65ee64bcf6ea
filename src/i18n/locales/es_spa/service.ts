import type en from '../en_us/service'

const service = {
  title: 'Servicio en línea',
  pageTitle: 'Servicio al cliente',
  disabled: 'Esta función está desactivada.',
  disabledText: 'La plataforma desactivó su servicio en línea.',
  unsafe: 'La página de servicio no se puede abrir de forma segura.',
  unsafeText: 'La plataforma no da para ella una dirección segura (https) propia, así que Tiga no la abre.',
  hours: 'La plataforma indica: 24 horas al día, los 7 días de la semana.',
  leadsTo: 'El chat está en',
  notOurs: 'Pertenece al servicio de la plataforma, no a Tiga. Nunca des ahí tus contraseñas.',
  openHere: 'Abrir el chat aquí',
  openOutside: 'Abrir fuera de Tiga',
  caseTitle: 'Para tu mensaje',
  caseText:
    'Estas líneas ayudan a describir un problema. No contienen nombre, número ni contraseña; agrega lo que pasó.',
  copyCase: 'Copiar texto del caso',
  copied: 'El texto del caso se copió.',
  copyByHand: 'Este navegador no deja que Tiga copie. El texto está marcado: cópialo a mano.',
  caseField: 'Texto del caso',
  case: {
    happened: 'Qué pasó:',
    screen: 'En qué pantalla:',
    app: 'Aplicación: Tiga {{version}}',
    language: 'Idioma: {{language}}',
    time: 'Hora de este dispositivo (UTC): {{time}}',
    window: 'Pantalla: {{size}}',
  },
  frameName: 'Página de servicio en {{host}}',
  loadingPage: 'Cargando {{host}}',
  emptyPage: 'Si la página sigue vacía, ábrela fuera.',
  blocked: 'La página de servicio no cargó.',
  blockedText: '{{host}} no respondió en 8 segundos. Puede ser lenta o no permitir que se muestre aquí.',
  outside: 'Abrir fuera',
} satisfies typeof en

export default service
