import type en from '../en_us/legal'

const legal = {
  title: 'Contrato, términos y privacidad',
  agreementTitle: 'Contrato de apertura de cuenta',
  agreement1:
    'Debes ser mayor de edad donde vives, y tener al menos 18 años, para abrir una cuenta y para hacer apuestas.',
  agreement2:
    'Una cuenta es para una sola persona. No compartas tus contraseñas. Tiga es la app con la que accedes a la plataforma.',
  operatorNamed: 'La plataforma la opera {{name}}.',
  operatorNone: 'No se ha publicado quién opera la plataforma.',
  agreement3:
    'Puedes perder lo que apuestas. Cada juego muestra con cuánto se queda en promedio, siempre que sus reglas y pagos estén publicados. Nunca apuestes dinero que necesites.',
  termsTitle: 'Términos',
  terms1:
    'La plataforma decide sobre órdenes, recargas y retiros. Tiga muestra lo que la plataforma responde y te avisa cuando no hubo respuesta.',
  terms2: 'Tiga no puede cancelar una orden ya enviada. Una ronda cerrada ya no recibe órdenes.',
  privacyTitle: 'Privacidad',
  privacy1:
    'Tiga guarda en este dispositivo: tu sesión, el idioma, el tema, el formato de números, el ahorro de datos, los últimos sorteos vistos, dónde dejaste cada video, los avisos leídos, los anfitriones que guardaste, los recibos de tus recargas, los pagos mostrados al hacer tus órdenes, las órdenes, retiros y recargas cuyo resultado aún no se conoce, las rondas que esperas, tus últimos 50 mensajes y, si las activas, copias sin conexión de tu historial. Al cerrar sesión se borran tus datos. Se conservan el idioma, el tema, el formato de números, el ahorro de datos, los resultados de sorteos vistos en este dispositivo, el tiempo diario con un sorteo abierto, cada cuánto se te pregunta por él, tus propios límites y pausas con las recargas que cuentan, y la constancia de que alguien inició sesión aquí. Si la sesión termina por sí sola, esas solicitudes, rondas, anfitriones y mensajes, y los resultados de tus órdenes, se guardan hasta que vuelvas a iniciar sesión, y ningún otro miembro los ve. «Borrar este dispositivo», en Configuración, borra todo esto; tus propios límites y pausas se borran cuando terminan.',
  privacy2:
    'Tiga envía a la plataforma lo que escribes, junto con tu sesión y tu idioma. Las imágenes, los videos y el chat de servicio vienen de servidores que indica la plataforma; esos servidores ven tu dirección de red. Tiga no usa herramientas de análisis ni publicidad.',
} satisfies typeof en

export default legal
