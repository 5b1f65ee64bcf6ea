import type en from '../en_us/withdraw'

const withdraw = {
  records: 'Historial',
  all: 'Todo',
  limits: 'Límites',
  range: '{{minimum}} a {{maximum}}',
  perDay: '{{times}} al día',
  limitMinimum: 'Mínimo por retiro',
  limitMaximum: 'Máximo por retiro',
  limitPerDay: 'Retiros al día',
  limitAll: '“Todo” ingresa',
  limitNote: 'Son los límites de la plataforma, que vuelve a revisar cada retiro con ellos.',
  bound: 'vinculada',
  noCard: 'No hay ninguna cuenta bancaria vinculada. Los retiros solo van a una cuenta vinculada.',
  noFundPassword: 'No tienes un NIP de retiro. Con él se confirma cada retiro.',
  setFundPassword: 'Crear NIP de retiro',

  platformTime: 'Según la plataforma, el dinero llega en unos 5 minutos, 2 como mínimo.',
  ownMedian: 'Tu tiempo mediano hasta que la plataforma lo dio por terminado: {{time}} (retiros: {{number}}).',
  ownMedianNone: 'Aún no hay suficientes retiros tuyos para comparar.',
  underOneMinute: 'menos de 1 min',
  minutes: '{{minutes}} min',
  hours: '{{hours}} h {{minutes}} min',

  refusal: {
    wrongAmount: 'Ingresa el monto correcto.',
    belowMinimum: 'El mínimo es {{limit}}.',
    aboveMaximum: 'El monto del retiro no puede superar {{limit}}.',
    aboveBalance: 'Es más que tu saldo de {{limit}}.',
    wrongPassword: 'Ingresa tu NIP de retiro correcto: los 4 dígitos.',
    offline: 'No tienes conexión. No se envió nada.',
    underWay: 'Otro retiro tuyo está en curso. Espera su respuesta.',
    unknownPending: 'Tu último retiro aún no tiene respuesta. No lo repitas; revisa primero tu historial.',
  },

  holder: 'Titular',
  balanceAfter: 'Saldo después del retiro',
  keys: 'Teclado numérico',
  entered: '{{entered}} de {{length}} dígitos',
  forgot: '¿Lo olvidaste?',
  forgotText: 'Contacta a servicio al cliente sobre tu NIP de retiro. Aquí no se puede restablecer.',
  remove: 'Borrar',
  confirm: 'Confirmar',
  sending: 'Enviando. Espera la respuesta.',
  wait: 'Espera 5 segundos antes de intentarlo de nuevo.',
  notTaken: 'El retiro no se aceptó.',
  submitted: 'Enviado: {{amount}}. Ahora lo revisa la plataforma.',

  unknown: {
    text: 'No llegó respuesta: no repitas el retiro. Puede que se haya aceptado.',
    checking: 'Revisando tu historial de retiros',
    found: 'Encontrado: el retiro está en tu historial.',
    missing: 'Hasta ahora no está en tu historial. Todavía puede aparecer; revisa de nuevo antes de repetirlo.',
    unclear:
      'Tu historial tiene varios retiros de este monto, así que no podemos saber cuál es. Compara tu saldo con tu historial.',
    failed: 'En este momento no se pudo revisar tu historial de retiros.',
  },

  record: {
    refreshed: 'Se actualizó correctamente',
    emptyText: 'Tus retiros aparecerán aquí, cada uno con su estado.',
    notReviewed: 'todavía no',
    see: 'Retiro de {{amount}}, {{time}}',
    detail: 'Retiro de {{amount}}',
    platformSays: 'Lo que dice la plataforma',
    notArrived:
      'Que la plataforma lo marque como pagado no significa que ya haya llegado a tu banco. Solo tu cuenta bancaria muestra que el dinero está ahí.',
  },
} satisfies typeof en

export default withdraw
