import type en from '../en_us/messages'

const messages = {
  amountProblem: {
    decimals: 'Solo montos enteros, sin decimales.',
    notDigits: 'Usa solo dígitos, por ejemplo 50000.',
    tooLong: 'Este monto tiene demasiados dígitos.',
  },
  emptyText: 'Aquí verás qué pasó con tus solicitudes.',
  wrongAmount: 'Ingresa un monto válido.',
  unreadable: {
    title: 'No se puede leer la nota de una solicitud anterior',
    text: 'Es posible que se haya aceptado. Revisa tu historial o contacta a servicio al cliente antes de enviar otra.',
  },
  sent: 'Enviado',
  reviewed: 'Revisado',
  balanceNow: 'Saldo actual',
  neverPay: 'Nunca pagues para que te paguen.',
  neverPayFirst: 'Si alguien te pide recargar primero, no envíes dinero.',
  kept: 'Este dispositivo guarda las últimas 50. Al cerrar sesión se borran.',
  openAtLogOut: {
    lead: 'Aún no se conoce el resultado:',
    order: 'Orden: {{what}}, enviada el {{time}}',
    withdrawal: 'Retiro: {{what}}, enviado el {{time}}',
    topUp: 'Recarga: {{what}}, enviada el {{time}}',
    text: 'Al cerrar sesión esto se borra de aquí y Tiga no podrá decirte el resultado. Los historiales de la plataforma se conservan.',
  },
  underWay: {
    title: 'En espera de respuesta',
    text: 'Hora de envío: {{time}}. Hasta que llegue una respuesta, no puedes enviar otra solicitud de este tipo.',
    other: 'Hay otra solicitud en curso. Espera la respuesta.',
  },
  again: {
    order: 'No repitas la orden.',
    withdrawal: 'No repitas el retiro.',
    topUp: 'No repitas la recarga.',
  },
  record: { order: 'historial de tareas', withdrawal: 'historial de retiros', topUp: 'total de recargas' },
  unknown: {
    may: 'Puede que se haya aceptado: {{what}}.',
    last: 'Puede que la última se haya aceptado.',
    checking: 'Revisando tu {{record}}',
    missing: 'Aún no está en tu {{record}}. Todavía puede aparecer.',
    unclear: 'En tu {{record}} hay varias coincidencias. Compara con tu saldo.',
    partial: 'No se pudo leer una parte de tu {{record}}. Compara con tu saldo.',
    failed: 'En este momento no se pudo revisar tu {{record}}.',
    match: 'Hay una coincidencia',
    found: 'En tu {{record}} hay una coincidencia: {{what}}.',
  },
  dismiss: {
    title: '¿Ya revisaste tu historial?',
    text: 'Tiga olvidará esta solicitud y podrás enviar otra. Si esta sí se aceptó, contarán las dos.',
    confirm: 'Sí, olvidarla',
    keep: 'No, conservarla',
  },
  see: { order: 'Ver historial de tareas', withdrawal: 'Ver historial de retiros' },
  order: {
    what: '{{game}} {{period}}, {{total}}',
    accepted: { title: 'Orden aceptada' },
    refused: { title: 'Orden no aceptada' },
  },
  withdrawal: {
    accepted: { title: 'Retiro enviado', next: 'El siguiente paso es la revisión de la plataforma.' },
    refused: { title: 'Retiro no aceptado' },
  },
  topUp: {
    accepted: { title: 'Recarga enviada', next: 'Se suma a tu saldo solo si la plataforma la aprueba.' },
    refused: { title: 'Recarga no aceptada' },
  },
  rounds: {
    label: 'Tus rondas',
    more: 'Mostrar {{number}} más',
    fewer: 'Mostrar menos',
  },
  changed: {
    title: 'Cambió un resultado anterior',
    short: '{{game}} {{period}} · {{first}} → {{later}}',
    values: '{{game}} {{period}}: primero {{first}}, después {{later}}.',
    seen: {
      draw: '{{numbers}} (pantalla del juego, {{time}})',
      history: '{{numbers}} (sorteos anteriores, {{time}})',
      order: '{{numbers}} (tu orden, {{time}})',
    },
    text: 'Un resultado ya sorteado no debe cambiar. Tiga no sabe cuál de los dos es el correcto.',
  },
  round: '{{game}} {{period}} · {{sum}}',
  told: '{{title}}: {{text}}',
  settled: {
    text: '{{game}} {{period}}: apostado\u00a0{{staked}}, retorno\u00a0{{returned}}, neto {{net}}.',
    partial:
      '{{game}} {{period}}: apostado\u00a0{{staked}}, retorno registrado\u00a0{{returned}}. La plataforma no dice si el retorno incluye la apuesta.',
  },
} satisfies typeof en

export default messages
