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
  sentOn: 'Enviados el {{day}}',
  sentOf: '{{sent}} de {{perDay}} (restantes ese día: {{left}})',
  sentNote: 'Es el día más reciente de tu historial. La plataforma no dice si cuentan los rechazados.',
  limitAll: 'Con “Todo” se ingresa',
  limitNote: 'Son los límites de la plataforma, que verifica de nuevo cada retiro.',
  noCard: 'No hay ninguna cuenta bancaria vinculada',
  noCardText: 'Los retiros solo van a una cuenta vinculada.',
  noFundPassword: 'Aún no tienes un NIP de retiro. Lo necesitas para confirmar tus retiros.',
  setFundPassword: 'Crear NIP de retiro',

  statedTime: 'La plataforma indica que el dinero llega en unos {{time}}.',
  statedTimeFastest: 'La plataforma indica que el dinero llega en unos {{time}}, {{fastest}} como mínimo.',
  ownMedian: 'Suele revisarse en {{time}}.',
  ownTime: 'El último se revisó en {{time}}.',
  reviewsTook: 'Las revisiones tardaron',
  medianOf: '{{time}} (el valor central de tus últimos {{number}})',
  medianOf_one: '{{time}} (tu último retiro)',

  refusal: {
    belowMinimum: 'El mínimo es {{limit}}.',
    aboveMaximum: 'El monto del retiro no puede superar {{limit}}.',
    aboveBalance: 'Es más que tu saldo de {{limit}}.',
    wrongPassword: 'Ingresa tu NIP de retiro: los 4 dígitos.',
  },

  withdrawAmount: 'Retirar {{amount}}',
  paid: 'Pagado',
  balanceAfter: 'Saldo después del retiro',
  keys: 'Teclado numérico',
  entered: '{{entered}} de {{length}} dígitos',
  forgot: '¿Lo olvidaste?',
  forgotText: 'Aquí no se puede restablecer. Contacta a servicio al cliente.',
  remove: 'Borrar',
  confirm: 'Confirmar',
  sending: 'Enviando. Espera la respuesta.',
  wait: 'Espera 5 segundos antes de intentarlo de nuevo.',
  notTaken: 'Tu retiro no se aceptó.',

  record: {
    detail: 'Retiro de {{amount}}',
    platformSays: 'Lo que dice la plataforma',
    notArrived:
      'Este estado no significa que el dinero ya haya llegado a tu banco. Solo tu cuenta bancaria muestra si está ahí.',
  },
} satisfies typeof en

export default withdraw
