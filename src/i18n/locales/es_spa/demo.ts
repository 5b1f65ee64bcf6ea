import type en from '../en_us/demo'

const demo = {
  title: 'Cuentas demo',
  text: 'Una plataforma simulada en este dispositivo. Sin dinero real.',
  members: 'Miembros',
  codes: 'Códigos de invitación',
  use: 'Usar {{name}}',
  kind: { regular: 'miembro normal', fullView: 'acceso completo a videos', ordersBlocked: 'órdenes bloqueadas' },
} satisfies typeof en

export default demo
