import type en from '../en_us/withdraw'

const withdraw = {
  balanceIs: 'Saldo {{amount}}',
  records: 'Historial',
  all: 'Todo',
  limits: 'Límites',
  range: '{{minimum}}–{{maximum}}',
  limitMinimum: 'Mínimo por retiro',
  limitMaximum: 'Máximo por retiro',
  limitPerDay: 'Retiros al día',
  noCard: 'No tienes una cuenta vinculada',
  noCardText: 'Los retiros solo se depositan en una cuenta vinculada.',
  noFundPassword: 'Aún no tienes un NIP de retiro. Lo necesitas para confirmar tus retiros.',
  setFundPassword: 'Crear NIP de retiro',

  statedTime: 'Según la plataforma, el dinero tarda alrededor de {{time}} en llegar.',
  statedTimeFastest:
    'Según la plataforma, el dinero tarda alrededor de {{time}} en llegar; en el mejor caso, {{fastest}}.',
  ownMedian: 'La revisión suele tardar {{time}}.',
  ownTime: 'La última revisión tardó {{time}}.',

  refusal: {
    belowMinimum: 'El mínimo es {{limit}}.',
    aboveMaximum: 'El máximo es {{limit}}.',
    aboveBalance: 'Es más que tu saldo de {{limit}}.',
    wrongPassword: 'Ingresa los 4 dígitos.',
  },

  withdrawAmount: 'Retirar {{amount}}',
  balanceAfter: 'Saldo después del retiro',
  keys: 'Teclado numérico',
  entered: '{{entered}} de {{length}} dígitos',
  forgot: '¿Lo olvidaste?',
  forgotText: 'Aquí no se puede restablecer. Contacta a servicio al cliente.',
  remove: 'Borrar',
  confirm: 'Confirmar',
  sending: 'Enviando. Espera la respuesta.',
  wait: 'Espera 5 segundos antes de intentarlo de nuevo.',

  record: {
    detail: 'Retiro de {{amount}}',
    platformSays: 'Según la plataforma.',
    checkBank: 'Confírmalo en tu cuenta bancaria.',
  },
  submitted: 'Solicitado',
  reviewed: 'Revisado',
  inBank: 'En tu cuenta bancaria, si se aprueba',
} satisfies typeof en

export default withdraw
