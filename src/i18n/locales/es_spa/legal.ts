import type en from '../en_us/legal'

const legal = {
  title: 'Contrato, términos y privacidad',
  agreementTitle: 'Contrato de apertura de cuenta',
  agreement1:
    'Debes ser mayor de edad donde vives, y tener al menos 18 años, para abrir una cuenta y para hacer apuestas.',
  agreement2:
    'Una cuenta es para una sola persona. No compartas tus contraseñas. El operador que se nombra en esta app opera la plataforma; Tiga es la app con la que accedes a ella.',
  agreement3:
    'Puedes perder lo que apuestas. A lo largo de muchos sorteos, un miembro pierde más de lo que recupera. Nunca apuestes dinero que necesitas.',
  termsTitle: 'Términos',
  terms1:
    'La plataforma decide sobre órdenes, recargas y retiros. Tiga muestra lo que la plataforma responde y te avisa cuando no hubo respuesta.',
  terms2: 'Una orden aceptada no se puede deshacer. Una ronda cerrada ya no recibe órdenes.',
  privacyTitle: 'Privacidad',
  privacy1:
    'Tiga guarda en este dispositivo: tu sesión, el idioma, el tema, los últimos sorteos vistos, dónde dejaste cada video, los avisos leídos, los recibos de tus recargas, las órdenes, retiros y recargas cuyo resultado aún no se conoce y tus últimos 50 mensajes. Al cerrar sesión se borran tus datos. Si la sesión termina por sí sola, esas solicitudes y mensajes se guardan hasta que vuelvas a entrar, y ningún otro miembro los ve.',
  privacy2: 'Tiga envía a la plataforma solo lo que una pantalla te pide. No tiene analítica ni publicidad.',
} satisfies typeof en

export default legal
