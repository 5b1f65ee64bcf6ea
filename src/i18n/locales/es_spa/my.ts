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
} satisfies typeof en

export default my
