import type en from '../en_us/my'

const my = {
  loginOrRegister: 'Accede o crea tu cuenta',
  loginHint: 'Inicia sesión para ver tu billetera y tu historial.',
  levelPoints: 'Nivel {{level}} · {{points}} puntos',
  walletBalance: 'Saldo de la billetera',
  refreshBalance: 'Actualizar saldo',
  refreshed: 'Saldo actualizado',
  menu: 'Menú',
  totals: 'Totales de tus apuestas',
  profile: 'Datos personales',
  serviceOff: 'Contacta a servicio al cliente. Horario según la plataforma: 24 horas, los 7 días de la semana.',
  levelPoints_one: 'Nivel {{level}} · {{points}} punto',
} satisfies typeof en

export default my
