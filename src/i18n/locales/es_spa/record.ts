import type en from '../en_us/record'

const record = {
  emptyText: 'Aquí aparecerán tus órdenes, cada una con su resultado.',
  emptyFilter: 'Ninguna orden coincide con tus filtros',
  showAll: 'Ver todo',
  filters: 'Filtrar',
  pending: 'Pendiente',
  settled: 'Liquidada',
  waiting: 'Pendiente de liquidar',
  won: 'Ganada',
  lost: 'Perdida',
  totalsPartial: 'Algunos retornos se muestran tal como los registró la plataforma; no sabemos si incluyen la apuesta.',
  hiddenNumbers: 'Aún sin sortear',
  rechecked:
    'El resultado (ganada o perdida) de cada línea liquidada coincide con los números que la acompañan. Los montos no se revisaron.',
  recheckedSome:
    'Líneas liquidadas cuyo resultado (ganada o perdida) coincide con los números que las acompañan: {{checked}} de {{settled}}. Los montos no se revisaron; para las demás, las reglas o los números no están publicados.',
  netUnknown: 'Resultado neto desconocido',
  mismatch: 'No coincide con su sorteo',
  mismatchText: 'Según los números mostrados, esta línea debería decir: {{expected}}. Contacta a servicio al cliente.',
  recordedOnly: 'según lo registrado',
  gross: 'incluye la apuesta',
  netOnly: 'no incluye la apuesta',
  receipt: {
    share: 'Compartir',
    print: 'Imprimir',
    save: 'Guardar archivo',
    copied: 'Recibo copiado.',
    notShared: 'Tu navegador no permitió que Tiga compartiera ni copiara el recibo.',
    noChecksum:
      'El archivo se entregó a tu navegador sin suma de verificación, que aquí no se puede crear. Si no aparece, abre Tiga en otro navegador.',
    note: 'Según el historial de la plataforma leído por este dispositivo, en hora del servidor. No es un documento de la plataforma.',
  },
  exportCsv: 'Exportar',
  exported: 'El archivo se entregó a tu navegador. Si no aparece, abre Tiga en otro navegador.',
  detail: 'Orden de la ronda {{period}}',
  placed: 'Enviada',
  updated: 'Última actualización',
  statusText: 'Estado',
  seeOrder: 'Detalles de la ronda {{period}}',
  trail: {
    see: '{{figure}}: de qué se compone',
    title: 'De qué se compone “{{figure}}”',
    platform: 'Según los totales de la plataforma.',
    record: 'De tu historial de tareas, tal como lo muestra la plataforma.',
    withdrawals: 'De tu historial de retiros, tal como lo muestra la plataforma.',
    average:
      'Lo que las apuestas de cada orden ganan o pierden en promedio en muchísimas rondas, donde las reglas y los pagos están publicados.',
    known: 'Las órdenes de ese mes cuyas reglas, pagos y retornos se conocen.',
    agrees: 'Los elementos de abajo suman lo mismo.',
    differs: 'Los elementos de abajo suman {{own}}; Tiga no sabe a qué se debe la diferencia.',
    differsOut: 'Los elementos de abajo suman {{own}}; Tiga no sabe cuáles cuenta la plataforma.',
    filtered: 'Solo lo que coincide con tus filtros.',
    topUps: 'La plataforma no muestra una lista de recargas, así que Tiga no puede desglosarlas más.',
    none: 'No hay elementos en la lista para este monto.',
    rest: 'Todo lo demás',
  },
  line: {
    staked: 'Apostado {{staked}}',
  },
  csv: {
    period: 'ronda',
    game: 'juego',
    option: 'opción',
    stake: 'apuesta',
    outcome: 'resultado',
    recorded: 'retorno registrado',
    placed: 'enviada (hora del servidor)',
  },
} satisfies typeof en

export default record
