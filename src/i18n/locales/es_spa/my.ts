import type en from '../en_us/my'

const my = {
  loginOrRegister: 'Inicia sesión o regístrate',
  loginHint: 'Inicia sesión para ver tu billetera y tu historial.',
  level: 'Nivel {{level}}',
  points: '{{points}} puntos',
  refreshBalance: 'Actualizar saldo',
  refreshed: 'Saldo actualizado',
  seeOdds: 'Ver probabilidades',
  menu: 'Menú',
  profile: 'Datos personales',
  serviceOff: 'Contacta a servicio al cliente. Por ahora, la plataforma no ofrece ningún enlace que Tiga pueda abrir.',
  points_one: '{{points}} punto',
  noticesUnread: 'Avisos, {{number}} sin leer',
} satisfies typeof en

export default my
