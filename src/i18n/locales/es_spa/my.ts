import type en from '../en_us/my'

const my = {
  loginOrRegister: 'Inicia sesión o regístrate',
  loginHint: 'Inicia sesión para ver tu billetera y tu historial.',
  levelPoints: 'Nivel {{level}} · {{points}} puntos',
  walletBalance: 'Saldo de la billetera',
  refreshBalance: 'Actualizar saldo',
  refreshed: 'Saldo actualizado',
  welcome: {
    title: 'Te damos la bienvenida a Tiga',
    demo: 'Tienes {{amount}} en créditos demo.',
    balance: 'Tu saldo es de {{amount}}.',
    fundPassword: 'Crea tu NIP de retiro',
    odds: 'Ver probabilidades',
    tour: 'Ver el recorrido',
  },
  tour: {
    title: 'Recorrido breve',
    next: 'Siguiente',
    skip: 'Omitir',
    again: 'Ver de nuevo',
    step: '{{step}} de {{steps}}',
    balance: {
      title: 'Tu saldo',
      text: 'Está en Cuenta, junto a Recargar y Retirar. Una recarga solo cuenta cuando la plataforma la aprueba.',
    },
    odds: {
      title: 'Probabilidades antes de apostar',
      text: 'Donde la plataforma publica los pagos, cada opción muestra su probabilidad y lo que devuelve. Las reglas dicen cuánto se queda el juego en promedio.',
    },
    limits: {
      title: 'Apuesta solo lo que puedes perder',
      text: 'Tú eliges siempre el monto y nada se envía antes de que lo confirmes.',
    },
    records: {
      title: 'Cada orden queda registrada',
      text: 'El historial de tareas y Movimientos muestran lo apostado, el retorno y el neto de cada orden.',
    },
    service: {
      title: 'Si algo anda mal',
      text: 'Ayuda en línea, en Cuenta, lleva al servicio al cliente de la plataforma. Nunca pagues para que te paguen.',
    },
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
  levelPoints_one: 'Nivel {{level}} · {{points}} punto',
  messagesUnread: 'Mensajes, {{number}} sin leer',
  noticesUnread: 'Avisos, {{number}} sin leer',
  roundsOpen: '{{count}} rondas abiertas',
  roundsOpen_one: '{{count}} ronda abierta',
} satisfies typeof en

export default my
