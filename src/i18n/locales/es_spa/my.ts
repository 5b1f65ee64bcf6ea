import type en from '../en_us/my'

const my = {
  title: 'Cuenta',
  loginOrRegister: 'Accede o crea tu cuenta',
  loginHint: 'Inicia sesión para ver tu billetera y tu historial.',
  levelPoints: 'Nivel {{level}} · {{points}} puntos',
  walletBalance: 'Saldo de la billetera',
  refreshBalance: 'Actualizar saldo',
  refreshed: 'Saldo actualizado',
  settings: 'Configuración',
  menu: 'Menú',
  taskRecord: 'Historial de tareas',
  inviteHint:
    'Los códigos de invitación se obtienen con un nivel de membresía más alto. Servicio al cliente tramita los cambios de nivel.',
  contactService: 'Contactar a servicio al cliente',
  topUp: 'Recargar',
  withdraw: 'Retirar',
  totals: 'Totales de tus apuestas',
  staked: 'Apostado',
  returned: 'Ganado',
  net: 'Neto',
  report: 'Reporte personal',
  statement: 'Movimientos',
  profile: 'Datos personales',
  notices: 'Avisos',
  messages: 'Mensajes',
  messagesUnread: 'Sin leer: {{number}}',
  service: 'Ayuda en línea',
  completeTasksFirst: 'Primero completa la lista de tareas.',
  serviceOff: 'Contacta a servicio al cliente. Horario según la plataforma: 24 horas, los 7 días de la semana.',
} satisfies typeof en

export default my
