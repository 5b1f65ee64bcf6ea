import type en from '../en_us/reservation'

const reservation = {
  hallCondition: 'saldo mínimo {{amount}}',
  hallFrom: 'desde {{amount}}',
  hallOwn: 'Tu orden',

  gameNotFound: 'Juego no encontrado',
  gameNotFoundText: 'Este enlace no lleva a ningún juego.',
  toHall: 'Ir a Sorteos',
  period: 'Ronda',
  noResult: 'no disponible',
  choose: 'Elige',
  seeOdds: 'Ver probabilidades',
  chanceEach: '{{chance}} cada una',
  oddsUnknown: 'Probabilidades no publicadas',

  phase: { closing: 'Por cerrar', closed: 'Cerrada', waiting: 'Sorteando' },
  waiting: 'Esperando el resultado',
  waitingText: 'El resultado de la ronda {{period}} aún no se ha publicado.',
  landed: 'Resultado de la ronda {{period}}: {{numbers}}, suma {{sum}}',

  option: { big: 'Grande', small: 'Pequeño', odd: 'Impar', even: 'Par' },
  optionHint: { big: 'suma 11–18', small: 'suma 3–10', odd: 'non', even: 'pareja' },
  paysShort: 'paga {{payout}}×',
  payoutUnknown: 'pago no publicado',
  rulesUnknown: 'reglas no publicadas',

  amount: 'Monto por jugada',
  clear: 'Borrar',
  missingOption: 'Elige una opción',
  missingAmount: 'Ingresa un monto',
  short: 'faltan {{amount}}',
  submit: 'Enviar',
  history: 'Historial',
  rules: 'Reglas',
  taskList: 'Lista de tareas',

  opposites: {
    cost: 'Con {{options}} juntos siempre pierdes {{lost}}.',
    costBetween: 'Con {{options}} juntos siempre pierdes entre {{least}} y {{most}}.',
    unknown:
      'De {{options}}, en cada sorteo gana exactamente una. Sin pagos publicados, no se sabe cuánto cuesta apostar a las dos.',
  },

  refusal: {
    timeCheck: 'Primero elige “Seguir” o “Salir”.',
    wrongAmount: 'Monto incorrecto. Debe ser mayor que cero.',
    chooseNumber: 'Elige al menos una opción',
    enterAmount: 'Ingresa el monto.',
    insufficient: 'Saldo insuficiente. Contacta a servicio al cliente para recargar.',
    short: 'Faltan {{amount}}.',
    contactAdmin: 'Para esta tarea, contacta al administrador.',
    condition: 'Este juego requiere un saldo de {{needed}}; el tuyo es de {{balance}}.',
    blocked: 'La plataforma no acepta órdenes de esta cuenta.',
    closed: 'Esta ronda está cerrada. Revisa la nueva antes de confirmar.',
    noBalance: 'No se pudo leer tu saldo, así que no puedes enviar órdenes.',
    noPeriod: 'La plataforma no muestra ninguna ronda abierta en este momento.',
  },

  confirm: {
    title: 'Confirma tu orden',
    balanceAfter: 'Saldo después',
    optionReturns: 'Retorno si gana {{option}}',
    returnedNote: 'Los retornos incluyen la apuesta.',
    platformDecides: 'La plataforma decide si acepta la orden.',
    confirm: 'Confirmar {{amount}}',
    sending: 'Enviando',
    stillSending: 'Aún sin respuesta. No la envíes otra vez.',
    newPeriod: 'Usar la ronda {{period}}',
    closesIn: 'Cierra en',
    balanceDiffers:
      'Tu saldo cambió {{changed}}, pero la orden era de {{total}}. Revisa tu historial de tareas antes de enviar otra.',
  },
  longRun: {
    title: 'Todos los sorteos posibles',
    dots: '{{outcomes}} sorteos posibles.',
    average: 'En promedio, de {{total}} recuperas {{returned}}',
    back: 'recuperas {{amount}}',
    nothing: 'nada',
  },
  check: {
    title: 'Llevas {{time}} en los sorteos',
    net: 'Neto hasta ahora',
    noneSettled: 'pendiente',
    today: 'Hoy, en este dispositivo',
    goOn: 'Seguir',
    leave: 'Salir',
  },
  orderSuccessful: 'Orden aceptada: {{period}}',

  historyTitle: 'Sorteos anteriores',
  sum: 'Suma',
  pastDraws: 'Los sorteos anteriores no dicen nada sobre el siguiente.',

  rulesTitle: 'Probabilidades y reglas',
  rulesOfPlatform: 'Lo que dice la plataforma',
  rulesMissing: 'Sin publicar: {{what}}. Pregunta a servicio al cliente antes de apostar.',
  rulesMissingOf: { text: 'la descripción', wins: 'cuándo gana cada opción', payout: 'cuánto paga cada opción' },
  rulesAsRead: 'Cómo lee Tiga las reglas',
  rulesDraw:
    'Se sortean tres números del 1 al 6. Su suma da Grande de 11 a 18, Pequeño de 3 a 10, y Par (pareja) o Impar (non), también con tres números iguales.',
  rulesOddsTitle: 'Probabilidad de cada opción',
  rulesAssumption:
    'Las probabilidades suponen que todos los números son igual de probables. Tiga no puede verificarlo.',
  rulesChance: '{{hits}}\u00a0de\u00a0{{outcomes}} ({{share}})',
  rulesOption: 'Opción',
  rulesChanceHead: 'Probabilidad',
  rulesPayoutHead: 'Paga',
  rulesBreakEven:
    'Para recuperar lo apostado, tendría que ganar el {{needed}} de las jugadas. En promedio, el juego se queda con {{kept}} de cada {{per}}.',
  rulesTimingTitle: 'Cierre y liquidación',
  rulesTiming:
    'Tiga no envía órdenes después de la cuenta regresiva. Tu historial de tareas muestra lo que registró la plataforma.',

  taskEmpty: 'Aún no hay órdenes en este juego',
  roundOf: 'Ronda {{period}}',
  roundClosesIn: 'Ronda {{period}} cierra en',
  lastRound: 'Última · {{period}}',
  nextIn: 'Siguiente en',
  notOut: 'aún no sale',
  noOrder: 'Aún sin orden',
  forOptions: '{{options}}: {{text}}',
  returnIfAny: 'Retorno con un acierto',
} satisfies typeof en

export default reservation
