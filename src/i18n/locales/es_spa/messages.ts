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
    title: 'No se puede leer una solicitud anterior.',
    text: 'Puede que se haya aceptado. Revisa tu historial o pregunta a servicio al cliente antes de enviar otra.',
  },
  balanceNow: 'Saldo actual',
  neverPay: 'Nunca pagues para que te paguen.',
  neverPayFirst: 'Si alguien te pide recargar primero, no envíes dinero.',
  kept: 'Este dispositivo guarda las últimas 50. Al cerrar sesión se borran.',
  openAtLogOut: {
    lead: 'Aún no se sabe qué pasó con:',
    order: 'Orden: {{what}}, enviada el {{time}}',
    withdrawal: 'Retiro: {{what}}, solicitado el {{time}}',
    topUp: 'Recarga: {{what}}, enviada el {{time}}',
    text: 'Si cierras sesión, Tiga ya no podrá decirte qué pasó. El historial de la plataforma se conserva.',
  },
  beforeEnd: 'Antes de que terminara tu sesión:',
  underWay: {
    title: 'Esperando respuesta',
    text: 'Hora de envío: {{time}}. No puedes enviar otra solicitud hasta que llegue la respuesta.',
    other: 'Hay otra solicitud en curso. Espera su respuesta.',
  },
  unkept:
    'Tu navegador no puede guardar una nota de esta solicitud. No salgas de esta página hasta que llegue la respuesta.',
  again: {
    order: 'No repitas la orden.',
    withdrawal: 'No repitas el retiro.',
    topUp: 'No repitas la recarga.',
  },
  record: { order: 'historial de tareas', withdrawal: 'historial de retiros', topUp: 'total de recargas' },
  unknown: {
    may: 'Puede que se haya aceptado: {{what}}.',
    mayAfterAll:
      'La plataforma dice “{{words}}”. Aun así, puede que se haya aceptado: {{what}}. Revisa tu historial antes de intentarlo otra vez.',
    last: 'Puede que se haya aceptado la última solicitud.',
    checking: 'Revisando tu {{record}}',
    missing: 'Aún no está en tu {{record}}.',
    copies:
      'En tu {{record}} hay {{number}} movimientos nuevos iguales a este. Si enviaste uno solo, pregunta a servicio al cliente.',
    unclear: 'En tu {{record}} hay al menos un movimiento igual. Revisa también tu saldo.',
    partial: 'No se pudo leer una parte de tu {{record}}. Revisa también tu saldo.',
    failed: 'No se pudo revisar tu {{record}} en este momento.',
    match: { order: 'Aparece en tu historial de tareas', withdrawal: 'Aparece en tu historial de retiros' },
    onWay: 'La respuesta se perdió en el camino.',
    found: 'Registrado: {{what}}.',
    checked: 'Revisado a las {{time}}.',
    drawn: 'Esta ronda ya se sorteó y en tu {{record}} no hay ninguna orden así.',
  },
  dismiss: {
    title: '¿Ya revisaste tu historial?',
    text: 'Tiga dejará de seguir esta solicitud y podrás enviar otra. Si esta sí se aceptó, contarán las dos.',
    confirm: 'Sí, dejar de seguirla',
    keep: 'Todavía no',
  },
  toMe: 'Volver a Cuenta',
  allRecords: 'Todo el historial',
  see: { order: 'Ver historial de tareas', withdrawal: 'Ver historial de retiros' },
  order: {
    what: '{{game}} {{period}}, {{total}}',
    accepted: { title: 'Orden aceptada' },
    refused: { title: 'Orden no aceptada' },
  },
  withdrawal: {
    accepted: { title: 'Retiro solicitado', next: '{{amount}}. Falta la revisión de la plataforma.' },
    refused: { title: 'Retiro no aceptado' },
    ended: { title: 'Retiro: {{state}}', text: 'Retiro de {{amount}}: {{state}}' },
  },
  topUp: {
    accepted: {
      title: 'Recarga enviada a revisión',
      next: '{{amount}}. Se suma a tu saldo solo si la plataforma la aprueba.',
    },
    refused: { title: 'Recarga no aceptada' },
    ended: { title: 'Sumada a tu saldo', text: 'Se sumaron {{amount}} a tu saldo.' },
    sent: 'Enviada',
    unconfirmed: 'Sin confirmar todavía',
    inBalance: 'En tu saldo, si se aprueba',
  },
  rounds: {
    own: 'Tu ronda',
    returned: 'retorno {{amount}}',
    nothing: 'sin retorno',
    label: 'Tus rondas',
    more: 'Mostrar {{number}} más',
    fewer: 'Mostrar menos',
  },
  changed: {
    title: 'Cambió un resultado anterior',
    values: '{{game}} {{period}}: primero {{first}}, después {{later}}.',
    seen: {
      draw: '{{numbers}} (pantalla del sorteo, {{time}})',
      history: '{{numbers}} (sorteos anteriores, {{time}})',
    },
    first: 'Primero',
    later: 'Después',
    text: 'Tiga no sabe cuál es el correcto.',
  },
  round: '{{game}} {{period}} · {{sum}}',
  told: '{{title}}: {{text}}',
  aboutMore: '{{about}}. {{more}}',
  settled: {
    title: 'Ronda liquidada',
    text: '{{game}} {{period}}: apostado\u00a0{{staked}}, retorno\u00a0{{returned}}, neto {{net}}.',
    partial:
      '{{game}} {{period}}: apostado\u00a0{{staked}}, retorno\u00a0{{returned}} según la plataforma, que no dice si incluye la apuesta.',
  },
  checkedMyself: 'Ya lo revisé',
  duplicated: 'Registrado más de una vez',
  outcomeUnknown: 'No se sabe si se aceptó',
  check: 'Revisar',
} satisfies typeof en

export default messages
