import type en from '../en_us/my'

const my = {
  title: 'Yo',
  loginOrRegister: 'Iniciar sesión o crear cuenta',
  loginHint: 'Inicia sesión para ver tu billetera y tus registros.',
  levelPoints: 'Nivel {{level}} · {{points}} puntos',
  walletBalance: 'Saldo de la billetera',
  refreshBalance: 'Actualizar saldo',
  refreshed: 'Saldo actualizado',
  settings: 'Ajustes',
  menu: 'Menú',
  taskRecord: 'Registro de tareas',
  inviteHint:
    'Los códigos de invitación vienen con un nivel de membresía más alto. Servicio al cliente tramita los cambios de nivel.',
  contactService: 'Contactar a servicio al cliente',
  topUp: 'Recargar',
  withdraw: 'Retirar',
  totals: 'Totales de tus sorteos',
  staked: 'Apostado',
  returned: 'Retorno',
  net: 'Neto',
  report: 'Informe personal',
  statement: 'Detalle de la cuenta',
  profile: 'Centro personal',
  notices: 'Avisos',
  messages: 'Mensajes',
  messagesUnread: 'Sin leer: {{number}}',
  service: 'Servicio en línea',
  completeTasksFirst: 'Primero completa la lista de tareas.',
  serviceOff: 'Contacta a servicio al cliente. Horario según la plataforma: 24 horas, los 7 días de la semana.',
} satisfies typeof en

export default my
