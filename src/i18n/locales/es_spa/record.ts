import type en from '../en_us/record'

const record = {
  emptyText: 'Aquí aparecerán tus órdenes, cada una con su resultado.',
  emptyFilter: 'No hay órdenes de este tipo',
  filters: 'Filtrar',
  pending: 'Pendiente',
  settled: 'Liquidada',
  waiting: 'En revisión',
  won: 'Ganada',
  lost: 'Perdida',
  totals: 'Apostado {{staked}} · retorno {{returned}} · neto {{net}}',
  totalsPending: 'Pendiente {{amount}}',
  totalsPartial: 'Algunos retornos se muestran tal como se registraron; no se sabe si incluyen la apuesta.',
  hiddenNumbers: 'Aún sin sortear',
  rechecked: 'Cada línea liquidada se volvió a cotejar con su sorteo.',
  recheckedSome:
    'Líneas liquidadas que se volvieron a cotejar con su sorteo: {{checked}} de {{settled}}. Para las demás, las reglas no están publicadas.',
  mismatch: 'No coincide con su sorteo',
  mismatchText: 'Según los números mostrados, esta línea debería decir: {{expected}}. Consulta a servicio al cliente.',
  recordedOnly: 'según lo registrado',
  gross: 'incluye la apuesta',
  netOnly: 'sin la apuesta',
  exportCsv: 'Exportar',
  exported: 'El archivo se guardó.',
  detail: 'Orden de la ronda {{period}}',
  placed: 'Realizada',
  updated: 'Último cambio',
  statusText: 'Estado',
  seeOrder: 'Detalles de la ronda {{period}}',
  line: {
    staked: 'Apostado {{staked}}',
    returned: 'Apostado {{staked}} · retorno {{returned}}',
    recorded: 'Apostado {{staked}} · retorno registrado {{returned}}',
  },
  netUnknown: 'No se sabe',
  csv: {
    period: 'ronda',
    game: 'juego',
    option: 'opción',
    stake: 'apuesta',
    outcome: 'resultado',
    recorded: 'retorno registrado',
    placed: 'realizada (hora del servidor)',
  },
} satisfies typeof en

export default record
