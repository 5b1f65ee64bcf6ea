import type en from '../en_us/reservation'

const reservation = {
  hallCondition: 'con saldo desde {{amount}}',
  hallEmptyText: 'Elige otra categoría o vuelve más tarde.',
  classes: 'Categorías',

  gameNotFound: 'Juego no encontrado',
  gameNotFoundText: 'Este enlace no corresponde a ningún juego. Elige uno en Sorteos.',
  toHall: 'Ir a Sorteos',
  period: 'Ronda',
  lastResult: 'Último resultado',
  noResult: 'no disponible',
  choose: 'Elige',
  seeOdds: 'Ver probabilidades',

  phase: {
    open: 'Abierta',
    closing: 'Por cerrar',
    closed: 'Cerrada',
    waiting: 'Sorteando',
    blocked: 'Bloqueada',
  },
  waiting: 'Esperando el resultado',
  waitingText: 'El resultado de la ronda {{period}} aún no se ha publicado.',
  landed: 'Resultado de la ronda {{period}}: {{numbers}}, suma {{sum}}',

  option: { big: 'Grande', small: 'Pequeño', odd: 'Impar', even: 'Par' },
  optionFull: { big: 'Grande', small: 'Pequeño', odd: 'Impar (sencillo)', even: 'Par (pareja)' },
  optionHint: { big: 'suma de 11 a 18', small: 'suma de 3 a 10', odd: 'suma impar', even: 'suma par' },
  paysShort: 'paga {{payout}}×',
  payoutUnknown: 'pago no publicado',
  rulesUnknown: 'reglas no publicadas',

  amount: 'Monto por jugada',
  clear: 'Borrar',
  notesTotal: 'Jugadas: {{notes}} · total',
  submit: 'Enviar',
  history: 'Historial',
  rules: 'Reglas',
  taskList: 'Lista de tareas',
  keeps: 'En promedio, este juego se queda con {{amount}} de cada {{per}} apostados.',
  keepsNoRules: 'No se publica cómo ganan las opciones de este juego, así que no se sabe cuánto se queda en promedio.',
  keepsUnknown: 'No se sabe cuánto se queda este juego en promedio: su pago no está publicado.',

  refusal: {
    wrongAmount: 'Monto incorrecto. Debe ser mayor que cero.',
    chooseNumber: 'Primero elige una opción.',
    enterAmount: 'Ingresa el monto.',
    insufficient: 'Saldo insuficiente. Contacta a servicio al cliente para recargar.',
    insufficientDetail: 'Esta orden requiere {{needed}}; tu saldo es de {{balance}}.',
    contactAdmin: 'Contacta al administrador para esta tarea.',
    condition: 'Este juego requiere un saldo de {{needed}}; el tuyo es de {{balance}}.',
    blocked: 'La plataforma no recibe órdenes de esta cuenta. Contacta a servicio al cliente.',
    closed: 'Esta ronda está cerrada. Revisa la nueva antes de confirmar.',
    noPeriod: 'La plataforma no muestra ninguna ronda abierta en este momento, así que no puedes hacer una orden.',
    offline: 'No tienes conexión. No se envió nada.',
    underWay: 'Otra orden tuya está en curso. Espera su respuesta.',
    unknownPending: 'Tu última orden aún no tiene respuesta. No la repitas antes de saber qué pasó.',
  },

  confirm: {
    title: 'Confirma tu orden',
    lead: '{{amount}} en cada una: {{options}}',
    notes: 'Jugadas',
    perNote: 'Por jugada',
    balanceAfter: 'Saldo después de la orden',
    returned: 'Retorno por aciertos: {{hits}}',
    optionReturns: 'Retorno si sale {{option}}',
    returnedNote: 'Los retornos incluyen la apuesta.',
    periodCloses: 'La ronda cierra en {{time}}.',
    platformFinal: 'La decisión de la plataforma es definitiva.',
    confirm: 'Confirmar {{amount}}',
    sending: 'Enviando',
    notTaken: 'La orden no se aceptó.',
    newPeriod: 'Usar la ronda {{period}}',
    done: 'Tu orden de la ronda {{period}} se aceptó.',
    doneBalance: 'Saldo actual',
    balanceDiffers:
      'Tu saldo cambió en {{changed}}, pero la orden era de {{total}}. Revisa tu historial de tareas antes de hacer otra orden.',
    unknown: 'No llegó respuesta: no repitas la orden. Puede que se haya aceptado.',
    unknownFound: 'Encontrada: la orden de la ronda {{period}} está en tu historial de tareas.',
    unknownMissing:
      'Hasta ahora, la orden de la ronda {{period}} no está en tu historial de tareas. Todavía puede aparecer; revisa de nuevo antes de repetirla.',
    unknownUnclear:
      'Tu historial tiene varias órdenes como esta, así que no podemos saber cuál es. Compara tu saldo con tu historial de tareas.',
    unknownChecking: 'Revisando tu historial de tareas',
    unknownFailed: 'En este momento no se pudo revisar tu historial de tareas.',
  },
  orderSuccessful: 'Orden aceptada: {{period}}',

  historyTitle: 'Sorteos anteriores',
  historyEmptyText: 'Aquí aparecerán los resultados de este juego.',
  sum: 'Suma',
  ledgerAlarm:
    'La plataforma muestra ahora, para la ronda {{period}}, números distintos de los que mostró antes en este dispositivo. Toma una captura de pantalla y contacta a servicio al cliente.',

  rulesTitle: 'Probabilidades y reglas',
  rulesOfPlatform: 'Lo que dice la plataforma',
  rulesNoText: 'La plataforma no publica ningún texto para este juego.',
  rulesDraw:
    'Se sortean tres números del 1 al 6. Su suma decide: de 11 a 18 es grande, de 3 a 10 es pequeño; una suma divisible entre dos es par (pareja), cualquier otra es impar (sencillo). Tres números iguales no son excepción.',
  rulesNotPublished:
    'La plataforma no publica cómo ganan las opciones de este juego. Las probabilidades no se pueden calcular.',
  rulesOddsTitle: 'Probabilidad de cada opción',
  rulesAssumption:
    'Las probabilidades valen si cada número es igual de probable. Nadie lo ha verificado en esta plataforma.',
  rulesChance: '{{hits}} de {{outcomes}} ({{share}})',
  rulesOption: 'Opción',
  rulesChanceHead: 'Probabilidad',
  rulesPayoutHead: 'Paga',
  rulesJointTitle: 'Tus opciones en conjunto',
  rulesJointPick: 'Elige dos o más opciones para ver cómo aciertan en conjunto.',
  rulesJointText:
    'Todas las opciones de un sorteo dependen de la misma suma, así que sus probabilidades no son independientes.',
  rulesHits: 'Aciertos',
  rulesPayoutTitle: 'Qué significa lo que paga',
  rulesPayoutGross:
    'Interpretamos un pago de {{payout}} como bruto: incluye la apuesta. Una jugada de {{stake}} que acierta devuelve {{gross}}, de los cuales {{net}} son ganancia.',
  rulesBreakEven:
    'Para no ganar ni perder, una jugada tendría que acertar el {{needed}} de las veces; acierta el {{chance}}. En promedio, el juego se queda con {{kept}} de cada {{per}} apostados.',
  rulesPayoutUnknown:
    'La plataforma no publica cuánto devuelve un acierto. Consulta a servicio al cliente antes de apostar.',
  rulesTimingTitle: 'Cierre y liquidación',
  rulesTiming:
    'Una ronda recibe órdenes hasta que termina su cuenta regresiva; la plataforma rechaza las que llegan después. Tras el sorteo, liquida cada jugada por separado. Lo que registra es definitivo; puedes revisar cada línea en tu historial de tareas.',

  taskEmpty: 'Aún no hay órdenes en este juego',
  taskEmptyText: 'Las órdenes que hagas aquí aparecerán en esta lista.',
  roundClosesIn: 'La ronda {{period}} cierra en',
  roundOf: 'Ronda {{period}}',
  forOptions: '{{options}}: {{text}}',
} satisfies typeof en

export default reservation
