import type en from '../en_us/my'

const my = {
  loginOrRegister: 'Inicia sesión o regístrate',
  loginHint: 'Inicia sesión para ver tu billetera y tu historial.',
  level: 'Nivel {{level}}',
  points: '{{points}} puntos',
  walletBalance: 'Saldo de la billetera',
  refreshBalance: 'Actualizar saldo',
  refreshed: 'Saldo actualizado',
  welcome: {
    title: 'Te damos la bienvenida a Tiga',
    odds: 'Ver probabilidades',
  },
  trail: {
    see: '{{amount}}: de qué se compone',
    title: 'De qué se compone tu saldo',
    restText:
      '“Todo lo demás” es lo que Tiga no puede ver: con cuánto empezó tu cuenta y lo que la plataforma cuenta en otra parte o aún no ha contado.',
  },
  menu: 'Menú',
  totals: 'Totales de tus apuestas',
  profile: 'Datos personales',
  serviceOff: 'Contacta a servicio al cliente. Por ahora, la plataforma no ofrece ningún enlace que Tiga pueda abrir.',
  points_one: '{{points}} punto',
  messagesUnread: 'Mensajes, {{number}} sin leer',
  noticesUnread: 'Avisos, {{number}} sin leer',
  roundsOpen: '{{count}} rondas abiertas',
  roundsOpen_one: '{{count}} ronda abierta',
} satisfies typeof en

export default my
