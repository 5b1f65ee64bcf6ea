import type en from '../en_us/legal'

const legal = {
  agreementTitle: 'Contrato de apertura de cuenta',
  agreement1: 'Debes tener al menos 18 años y ser mayor de edad donde vives.',
  agreement2:
    'Una cuenta es para una sola persona. No compartas tus contraseñas. Tiga es la app con la que accedes a la plataforma.',
  operatorNamed: 'La plataforma la opera {{name}}.',
  operatorNone: 'No se ha publicado quién opera la plataforma.',
  agreement3:
    'Puedes perder lo que apuestas. Cada juego muestra con cuánto se queda en promedio, si está publicado. Nunca apuestes dinero que necesites.',
  termsTitle: 'Términos',
  terms1:
    'La plataforma decide sobre órdenes, recargas y retiros. Tiga muestra lo que la plataforma responde y te avisa cuando no hubo respuesta.',
  terms2: 'Tiga no puede cancelar una orden ya enviada. Una ronda cerrada ya no recibe órdenes.',
  privacyTitle: 'Privacidad',
  goesTitle: 'Qué se borra de este dispositivo al cerrar sesión',
  goes: {
    session: 'tu sesión',
    messages: 'los últimos 50 resultados de “Tus solicitudes”',
    requests: 'las órdenes, retiros y recargas cuyo resultado aún no se conoce',
    awaited: 'las rondas que esperas',
    orders: 'los resultados de tus órdenes',
    receipts: 'los recibos de tus recargas',
    savedHosts: 'los anfitriones que guardaste',
    shownPayouts: 'los pagos mostrados al hacer tus órdenes',
    readNotices: 'los avisos leídos',
    watched: 'dónde dejaste cada video',
    copies: 'copias sin conexión de tu historial, si las activas',
  },
  staysTitle: 'Qué se queda en este dispositivo',
  stays: {
    language: 'el idioma',
    theme: 'el tema',
    numberFormat: 'el formato de números',
    dataSaver: 'el ahorro de datos',
    ledger: 'los resultados de sorteos vistos aquí',
    playTime: 'el tiempo diario con un sorteo abierto',
    realityCheck: 'tu aviso de tiempo',
    limits: 'tus propios límites y pausas, con las recargas que cuentan',
  },
  sessionEnds:
    'Si la sesión termina por sí sola, tus solicitudes, rondas, anfitriones y resultados se guardan hasta que vuelvas a iniciar sesión. Ningún otro miembro los ve.',
  erasing:
    '“Borrar los datos de Tiga”, en Configuración, borra todo esto; tus propios límites y pausas se borran cuando terminan.',
  platformSees:
    'Tiga envía a la plataforma lo que escribes, junto con tu sesión y tu idioma. Las imágenes, los videos y el chat de servicio vienen de servidores que indica la plataforma; esos servidores ven tu dirección de red. Tiga no usa herramientas de análisis ni publicidad.',
} satisfies typeof en

export default legal
