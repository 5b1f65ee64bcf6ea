import type en from '../en_us/limits'

const limits = {
  intro: 'Tus propios límites valen solo en este dispositivo, también después de cerrar sesión.',
  rule: 'Un límite más bajo vale de inmediato; uno más alto, o ninguno, después de 24 horas.',
  breaks: 'Pausas',
  breakTake: 'Tomar una pausa',
  breakUntil: 'Hasta el {{time}} estás en pausa.',
  breakText: 'Hasta entonces no puedes enviar órdenes aquí.',
  breakOpen:
    'Las órdenes abiertas se liquidan igual; el historial, los retiros y el servicio al cliente siguen abiertos.',
  noTime:
    'La plataforma no da la hora en este momento. Hasta que la dé, ninguna pausa termina y ningún límite más alto vale.',
  breakLonger: 'Alargar la pausa',
  breakDay: '24 horas',
  breakWeeks6: '6 semanas',
  breakHolds: 'Hasta el {{time}} no puedes enviar órdenes aquí.',
  breakUntold: 'Desde ahora no puedes enviar órdenes aquí. La pausa cuenta desde que la plataforma dé la hora.',
  breakRule: 'No se puede acortar ni deshacer.',
  breakStart: 'Empezar la pausa',
  notStored: 'El navegador no pudo guardarlo: vale solo en esta pestaña, hasta que la cierres o la recargues.',
  source: {
    staked: 'Según tu historial de tareas, con las fechas de la plataforma.',
    lost: 'Lo apostado menos el retorno, según tu historial de tareas. Una orden abierta cuenta como pérdida.',
    toppedUp: 'Según las recargas enviadas desde este dispositivo en las últimas 24 horas, 7 días y 30 días.',
    play: 'Cuánto tiempo estuvo hoy un sorteo en esta pantalla, según GMT.',
  },
  kind: {
    perOrder: 'Máximo por orden',
    stakedDay: 'Apostado por día',
    staked7: 'Apostado en 7 días',
    staked30: 'Apostado en 30 días',
    lossDay: 'Pérdida neta por día',
    loss7: 'Pérdida neta en 7 días',
    loss30: 'Pérdida neta en 30 días',
    topUpDay: 'Recargado por día',
    topUp7: 'Recargado en 7 días',
    topUp30: 'Recargado en 30 días',
    playDay: 'Tiempo de juego por día',
  },
  timeCheck: 'Aviso de tiempo',
  timeCheckText:
    'Después de este tiempo en los sorteos, Tiga muestra tu tiempo, lo apostado y tu resultado, y pregunta si quieres seguir.',
  timeCheckEvery: 'Cada {{minutes}} minutos',
  timeCheckNever: 'Nunca',
  none: 'Sin límite',
  more: 'Más límites',
  soFarIs: '{{used}} hasta ahora',
  soFarUnknown: 'hasta ahora sin dato',
  waits: '{{most}} desde el {{time}}',
  waitsNone: 'sin límite desde el {{time}}',
  waitsUntold: 'en espera: {{most}}',
  holds: 'Vale ahora',
  soFar: 'Hasta ahora',
  waiting: 'En espera',
  newLimit: 'Nuevo límite',
  newMinutes: 'Nuevo límite en minutos',
  set: 'Poner límite',
  remove: 'Quitar límite',
  takeBack: 'Deshacer',
  error: {
    zero: 'Ingresa más de cero. Para no enviar ninguna orden, toma una pausa.',
    minutes: 'Ingresa minutos enteros, de 1 a 1440.',
  },
  done: {
    now: '{{limit}}: {{most}} vale ahora.',
    later: '{{limit}}: desde el {{time}} vale {{most}}.',
    none: '{{limit}}: desde el {{time}} no hay límite.',
    untold: '{{limit}}: {{most}}, 24 horas después de que la plataforma dé la hora.',
  },
  refusal: {
    onBreak: 'Estás en pausa, así que no puedes enviar órdenes.',
    perOrder: 'Tu propio límite es de {{most}} por orden. Esta orden es de {{adds}}.',
    overLimit:
      'Tu propio límite “{{limit}}” es de {{most}}: {{used}} hasta ahora, quedan {{left}}. Esto sumaría {{adds}}.',
    played: 'Tu propio límite de tiempo de juego es de {{most}} min por día. Hoy van {{used}} min.',
    notCounted:
      'No pudimos contar tu propio límite “{{limit}}”: falta una parte de tu historial o la hora de la plataforma. No se envió nada. Puede durar hasta que pasen esos días.',
  },
  ask: {
    title: '¿Poner un límite a tus recargas?',
    set: 'Poner límite',
    decline: 'No, gracias',
  },
} satisfies typeof en

export default limits
