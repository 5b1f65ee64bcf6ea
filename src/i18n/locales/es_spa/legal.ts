import type en from '../en_us/legal'

const legal = {
  agreementTitle: 'Contrato de apertura de cuenta',
  agreement1: 'Debes tener al menos 18 años y ser mayor de edad donde vives.',
  agreement2:
    'Cada cuenta es para una sola persona. No compartas tus contraseñas. Tiga es una app para usar la plataforma.',
  operatorNamed: 'La plataforma la opera {{name}}.',
  operatorNone: 'No se ha publicado quién opera la plataforma.',
  agreement3:
    'Puedes perder lo que apuestas. Cada juego muestra con cuánto se queda en promedio, si sus pagos están publicados. Nunca apuestes dinero que necesites.',
  termsTitle: 'Términos',
  terms1:
    'La plataforma decide sobre órdenes, recargas y retiros. Tiga muestra su respuesta o te avisa si no llegó ninguna.',
  terms2: 'Tiga no puede cancelar una orden enviada, y una ronda cerrada ya no recibe más.',
  privacyTitle: 'Privacidad',
  goesTitle: 'Qué se borra de este dispositivo al cerrar sesión',
  goes: {
    session: 'tu sesión',
    messages: 'las últimas 50 de “Tus solicitudes”',
    requests: 'las órdenes, los retiros y las recargas sin confirmar',
    draft: 'los montos y las opciones que aún no enviaste, por 30\u00a0minutos',
    awaited: 'las rondas que esperas',
    receipts: 'los recibos de tus recargas',
    savedHosts: 'los anfitriones que guardaste',
    shownPayouts: 'los pagos que viste al enviar tus órdenes',
    unlikelyGames: 'los juegos cuyos sorteos parecen improbables',
    readNotices: 'qué avisos leíste',
    watched: 'dónde dejaste cada video',
    copies: 'las copias sin conexión de tu historial, si las activaste',
  },
  staysTitle: 'Qué se queda en este dispositivo',
  stays: {
    settings: 'tu configuración',
    seen: 'los resultados de sorteos vistos aquí y tu tiempo diario en los sorteos',
    realityCheck: 'tu aviso de tiempo',
    limits: 'tus límites y pausas, con las recargas contadas para ellos',
  },
  sessionEnds:
    'Si la sesión termina sola, tus solicitudes, rondas y anfitriones guardados estarán aquí cuando vuelvas a iniciarla. Ningún otro miembro los ve.',
  erasing:
    '“Borrar los datos de Tiga”, en Configuración, borra todo lo indicado abajo. Los límites se borran después de 24\u00a0horas y las pausas, cuando terminan.',
  platformSees:
    'Tiga envía a la plataforma lo que escribes, tu sesión y tu idioma. Las imágenes, los videos y el chat vienen de servidores que elige la plataforma y que ven tu dirección IP. Tiga no usa herramientas de análisis ni publicidad.',
  faultsReported: 'Si algo de Tiga falla, la app informa del error a quien la opera, sin tus datos.',
} satisfies typeof en

export default legal
