import type en from '../en_us/limits'

const limits = {
  rule: 'Solo en este dispositivo. Un límite más bajo se aplica de inmediato; uno más alto, a las 24 horas.',
  breaks: 'Pausas',
  breakTake: 'Hacer una pausa',
  breakUntil: 'En pausa hasta el {{time}}',
  breakOpen:
    'Las órdenes pendientes se liquidan igual; el historial, los retiros y el servicio al cliente siguen disponibles.',
  noTime: 'La plataforma no está enviando su hora. Mientras tanto, no termina ninguna pausa ni sube ningún límite.',
  breakLonger: 'Alargar la pausa',
  breakDay: '24 horas',
  breakWeeks6: '6 semanas',
  breakMonths6: '6 meses',
  breakYear: '1 año',
  selfExclusion: 'Una pausa tan larga es una autoexclusión, solo en este dispositivo. La plataforma no lo sabe.',
  breakHolds: 'No podrás enviar órdenes ni recargar aquí hasta el {{time}}.',
  breakUntold:
    'Desde ahora no puedes enviar órdenes ni recargar aquí. La pausa empieza a contar cuando la plataforma envíe su hora.',
  breakRule: 'La pausa no se puede acortar ni cancelar.',
  breakStart: 'Empezar la pausa',
  mayBeDropped: 'Tu navegador puede borrar los límites y las pausas.',
  notStored: 'El navegador no pudo guardarlo: se aplica solo en esta pestaña, hasta que la cierres o la recargues.',
  source: {
    lost: 'Una orden pendiente cuenta como pérdida.',
    toppedUp: 'Recargas enviadas desde este dispositivo en las últimas 24 horas o los últimos 7 o 30 días.',
    play: 'Cuánto tiempo tuviste sorteos en pantalla hoy en este dispositivo (GMT).',
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
  timeCheckText: 'Interrumpe la pantalla del sorteo para mostrarte tu tiempo, lo apostado y tu resultado.',
  timeCheckEvery: 'Cada {{minutes}} minutos',
  timeCheckNever: 'Nunca',
  none: 'Sin límite',
  more: 'Más límites',
  usedOf: '{{used}} de {{most}}',
  used: 'lo que llevas usado',
  waits: 'Desde el {{time}}',
  waitsUntold: 'Más adelante',
  holds: 'Límite actual',
  soFar: 'Llevas',
  newLimit: 'Nuevo límite',
  newMinutes: 'Nuevo límite en minutos',
  set: 'Poner límite',
  remove: 'Quitar límite',
  takeBack: 'Cancelar el cambio',
  error: {
    zero: 'Ingresa más de cero. Para dejar de enviar órdenes, haz una pausa.',
    minutes: 'Ingresa minutos enteros, de 1 a 1440.',
  },
  done: {
    now: '{{limit}}, desde ahora: {{most}}.',
    later: '{{limit}}, desde el {{time}}: {{most}}.',
    none: '{{limit}}: sin límite desde el {{time}}.',
    untold: '{{limit}}: cambia 24 horas después de que la plataforma envíe su hora.',
  },
  refusal: {
    onBreak: 'Estás en pausa y no puedes enviar órdenes ni recargar.',
    perOrder: 'Tu límite es de {{most}} por orden; esta es de {{adds}}.',
    overLimit: 'Tu límite “{{limit}}” es de {{most}}: llevas {{used}} y te quedan {{left}}. Esto sumaría {{adds}}.',
    played: 'Tu límite de tiempo de juego es de {{most}} min por día; hoy llevas {{used}} min.',
    notCounted: {
      time: 'No se envió nada. Tiga no puede revisar tu límite “{{limit}}”: falta la hora de la plataforma.',
      answer:
        'No se envió nada. Tiga no puede revisar tu límite “{{limit}}”: no se pudo leer tu historial. Inténtalo de nuevo.',
      record:
        'No se envió nada. Tiga no puede revisar tu límite “{{limit}}”: falta una parte de tu historial. Esto puede durar tantos días como abarque el límite.',
      device:
        'No se envió nada. Tiga no puede revisar tu límite “{{limit}}”: no se puede leer el conteo de este dispositivo. Esto puede durar tantos días como abarque el límite.',
    },
  },
  ask: {
    title: '¿Quieres limitar tus recargas?',
    decline: 'No, gracias',
  },
} satisfies typeof en

export default limits
