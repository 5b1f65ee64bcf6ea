import type en from '../en_us/messages'

const messages = {
  amountProblem: {
    decimals: 'Solo montos enteros, sin decimales.',
    notDigits: 'Usa solo dígitos, por ejemplo 50000.',
    tooLong: 'Este monto tiene demasiados dígitos.',
  },
  title: 'Mensajes',
  emptyText: 'Aquí verás qué pasó con tus órdenes, retiros y recargas.',
  kept: 'Tus últimos 50 mensajes se guardan en este dispositivo. Al cerrar sesión se borran.',
  new: 'Nuevo',
  openAtLogOut: {
    lead: 'Aún no se sabe qué pasó con:',
    order: 'Orden: {{what}}, enviada el {{time}}',
    withdrawal: 'Retiro: {{what}}, enviado el {{time}}',
    topUp: 'Recarga: {{what}}, enviada el {{time}}',
    text: 'Si cierras sesión, este dispositivo lo olvida y ya no podrá avisarte.',
  },
  underWay: {
    title: 'En espera de respuesta',
    text: 'Se envió a las {{time}}. La respuesta todavía puede llegar. Hasta entonces no puedes enviar otra solicitud de este tipo.',
  },
  dismiss: {
    title: '¿Ya revisaste tu historial?',
    text: 'Si continúas, Tiga olvida esta solicitud y podrás enviar otra. Si al final esta sí se aceptó, valdrán las dos.',
    confirm: 'Sí, olvidarla',
    keep: 'No, conservarla',
  },
  see: { order: 'Ver historial de tareas', withdrawal: 'Ver historial de retiros', topUp: 'Ver recargas' },
  order: {
    what: '{{game}} {{period}}, {{total}}',
    accepted: { title: 'Orden aceptada', text: 'Tu orden se aceptó: {{what}}.' },
    refused: { title: 'Orden no aceptada', text: 'Tu orden no se aceptó: {{what}}.' },
    unknown: {
      title: 'Sin respuesta a tu orden',
      text: 'No llegó respuesta a tu orden: {{what}}. Puede que se haya aceptado. Revisa tu historial de tareas antes de repetirla.',
    },
    found: { title: 'Orden encontrada', text: 'La orden está en tu historial de tareas: {{what}}.' },
  },
  withdrawal: {
    accepted: { title: 'Retiro enviado', text: 'Enviado: {{what}}. Ahora lo revisa la plataforma.' },
    refused: { title: 'Retiro no aceptado', text: 'Tu retiro no se aceptó: {{what}}.' },
    unknown: {
      title: 'Sin respuesta a tu retiro',
      text: 'No llegó respuesta a tu retiro: {{what}}. Puede que se haya aceptado. Revisa tu historial de retiros antes de repetirlo.',
    },
    found: { title: 'Retiro encontrado', text: 'El retiro está en tu historial de retiros: {{what}}.' },
  },
  topUp: {
    accepted: {
      title: 'Recarga enviada',
      text: 'La plataforma recibió tu recarga de {{what}}. Se sumará a tu saldo solo si la plataforma la aprueba.',
    },
    refused: { title: 'Recarga no aceptada', text: 'Tu recarga no se aceptó: {{what}}.' },
    unknown: {
      title: 'Sin respuesta a tu recarga',
      text: 'No llegó respuesta a tu recarga: {{what}}. Puede que haya llegado. Compara los totales o contacta a servicio al cliente antes de enviarla otra vez.',
    },
    found: { title: 'Recarga encontrada', text: 'La plataforma tiene tu recarga: {{what}}.' },
  },
  settled: {
    title: 'Ronda liquidada',
    text: '{{game}} {{period}}: apostado {{staked}}, retorno {{returned}}, neto {{net}}.',
    partial:
      '{{game}} {{period}}: apostado {{staked}}, retorno registrado {{returned}}, neto {{net}}. La plataforma no dice si el retorno incluye la apuesta.',
  },
} satisfies typeof en

export default messages
