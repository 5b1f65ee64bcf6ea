import type en from '../en_us/my'

const my = {
  loginOrRegister: 'Inicia sesión o regístrate',
  loginHint: 'Inicia sesión para ver tu billetera y tu historial.',
  level: 'Nivel {{level}}',
  points: '{{points}} puntos',
  refreshBalance: 'Actualizar saldo',
  refreshed: 'Saldo actualizado',
  seeOdds: 'Ver los sorteos',
  menu: 'Menú',
  profile: 'Datos personales',
  numberFormatSet: 'Los montos ahora se escriben como {{sample}}. Puedes cambiarlo en Configuración.',
  serviceOff: 'Contacta a servicio al cliente por otro medio: Tiga no tiene un enlace que funcione.',
  points_one: '{{points}} punto',
  noEntries: 'Aún no tienes órdenes ni retiros.',
  onItsWay: { title: 'En camino', since: 'desde {{time}}', topUp: 'Recarga' },
} satisfies typeof en

export default my
