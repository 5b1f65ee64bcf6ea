import type en from '../en_us/service'

const service = {
  disabled: 'Esta función está desactivada.',
  disabledText: 'La plataforma desactivó su ayuda en línea.',
  unsafe: 'La página de servicio no se puede abrir de forma segura.',
  unsafeText: 'La plataforma no ofrece una dirección segura (https) para esta página, así que Tiga no la abre.',
  hours: 'La plataforma indica: 24 horas al día, los 7 días de la semana.',
  leadsTo: 'El chat está en',
  notOurs: 'Pertenece al servicio de la plataforma, no a Tiga. Nunca des ahí tus contraseñas.',
  openHere: 'Abrir el chat aquí',
  openOutside: 'Abrir fuera de Tiga',
  caseTitle: 'Datos para tu mensaje',
  caseText: 'Estos datos ayudan a describir un problema. No incluyen nombre, número ni contraseña; agrega lo que pasó.',
  copyCase: 'Copiar datos',
  copied: 'Datos copiados.',
  copyByHand: 'Este navegador no deja que Tiga copie. El texto está seleccionado: cópialo manualmente.',
  caseField: 'Datos del problema',
  case: {
    happened: 'Qué pasó:',
    screen: 'En qué pantalla:',
    app: 'App: Tiga {{version}}',
    language: 'Idioma: {{language}}',
    time: 'Hora de este dispositivo (UTC): {{time}}',
    window: 'Tamaño de pantalla: {{size}}',
  },
  frameName: 'Página de servicio en {{host}}',
  loadingPage: 'Cargando {{host}}',
  emptyPage: 'Si la página sigue vacía, ábrela fuera de Tiga.',
  blocked: 'La página de servicio no cargó.',
  blockedText: '{{host}} no respondió en 8 segundos. Puede ser lenta o no permitir que se muestre aquí.',
} satisfies typeof en

export default service
