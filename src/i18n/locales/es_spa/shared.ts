import type en from '../en_us/shared'

const shared = {
  report: 'Reporte personal',
  statement: 'Movimientos',
  notices: 'Avisos',
  service: 'Ayuda en línea',
  settings: 'Configuración',
  withdraw: 'Retirar',
  bankAccount: 'Cuenta bancaria',
  fundPassword: 'NIP de retiro',
  inviteHint:
    'Los códigos de invitación se obtienen con un nivel de membresía más alto. Servicio al cliente tramita los cambios de nivel.',
  tasksFirst: 'Primero completa la lista de tareas.',
  unread: 'Sin leer: {{number}}',
  complete: 'Completa este campo.',
  submit: 'Enviar',
  amount: 'Monto',
  balance: 'Saldo',
  total: 'Total',
  staked: 'Apostado',
  won: 'Ganado',
  returned: 'Retorno',
  net: 'Neto',
  submitted: 'Enviado',
  reviewed: 'Revisado',
  noResponse: 'Sin respuesta',
  checkedMyself: 'Ya lo revisé por mi cuenta',
  checkAgain: 'Revisar de nuevo',
  done: 'Listo',
  netResult: 'Resultado neto',
  language: 'Idioma',
  username: 'Usuario',
} satisfies typeof en

export default shared
