import type en from '../en_us/report'

const report = {
  figures: 'Totales',
  stakesPending: '{{amount}} apostados siguen pendientes',
  toppedUp: 'Recargado',
  withdrawn: 'Retirado',
  netPaidIn: 'Recargas netas',

  trend: 'Resultado neto acumulado',
  plotName:
    'Resultado neto acumulado, del {{from}} al {{to}}: termina en {{net}}, mínimo {{lowest}}, máximo {{highest}}',
  daysName: 'Resultado neto por día, del {{from}} al {{to}}',
  showDays: 'Ver por día',
  hideDays: 'Ocultar días',
  noSettled: 'No hay órdenes liquidadas en este rango de fechas',
  noSettledText: 'El resultado neto se calcula con las órdenes liquidadas.',
  undated: 'No se incluyen {{number}} órdenes liquidadas sin fecha legible.',
  undated_one: 'No se incluye {{number}} orden liquidada sin fecha legible.',
  untold: 'No se incluyen {{number}} órdenes liquidadas: su retorno falta o no se pudo leer.',
  untold_one: 'No se incluye {{number}} orden liquidada: su retorno falta o no se pudo leer.',

  ordersDiffer:
    'Las órdenes de tu historial suman {{staked}} apostados y {{returned}} de retorno; pregunta a servicio al cliente por qué no coinciden.',
  withdrawalsDiffer:
    'Los retiros que la plataforma da por completados suman {{total}}; pregunta a servicio al cliente por qué no coinciden.',

  orders: 'Órdenes',
  withdrawals: 'Retiros',
  noDate: 'Sin fecha',
  withdrawal: 'Retiro',
  withdrawalsIn: 'Retiros · {{state}}',
  netResult: 'Resultado neto',
} satisfies typeof en

export default report
