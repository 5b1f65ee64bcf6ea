import type en from '../en_us/common'

const common = {
  back: 'Volver',
  close: 'Cerrar',
  cancel: 'Cancelar',
  retry: 'Reintentar',
  clearSearch: 'Borrar búsqueda',
  loading: 'Cargando',
  demoCredits: 'Créditos demo',
  serverTime: 'hora del servidor',
  empty: 'Aún no hay datos',
  all: 'Todo',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  refresh: 'Actualizar',
  pull: { pull: 'Desliza para actualizar', release: 'Suelta para actualizar', refreshing: 'Actualizando' },
  refreshed: 'Actualizado',
  refreshFailed: 'No se pudo actualizar. Lo que ves es la última copia.',
  stale: 'Datos de las {{time}} · no se pudo actualizar',
  accountInactive: 'Cuenta fuera de línea. Inicia sesión de nuevo o contacta a servicio al cliente.',
  offline: 'Sin conexión. Lo que ves puede no estar al día.',
  notFound: {
    title: 'Página no encontrada',
    text: 'No hay ninguna página en esta dirección.',
    home: 'Ir a Inicio',
  },
  crash: {
    title: 'Algo salió mal',
    text: 'Esta pantalla dejó de funcionar. Puedes intentarlo de nuevo o ir a Inicio.',
    home: 'Ir a Inicio',
    openRequest:
      'Puede que una orden, un retiro o una recarga se haya realizado. Revisa el registro antes de intentarlo de nuevo.',
    orders: 'Registro de tareas',
    withdrawals: 'Registro de retiros',
    topUps: 'Recargar',
  },
  part: {
    missing: 'Esta parte no se cargó. Revisa tu conexión e inténtalo de nuevo.',
    stillMissing: 'Esta parte sigue sin cargarse. Recargar la página puede ayudar; se borra lo que hayas escrito aquí.',
    reload: 'Recargar la página',
  },
  newer: {
    text: 'Hay una versión más reciente de Tiga. Al cargarla se borra lo que hayas escrito aquí.',
    load: 'Cargarla',
  },
  boot: {
    title: 'Tiga no pudo iniciar',
    bar: 'La plataforma no responde. Puede que falten algunas cosas.',
  },
  operator: 'Operador: {{name}}',
  licence: 'Licencia: {{name}}',
  nonePublished: 'sin datos publicados',
  errors: {
    network: 'Sin conexión, o no llegó respuesta. Revisa tu conexión e inténtalo de nuevo.',
    timeout: 'No hubo respuesta en 20 segundos. Inténtalo de nuevo.',
    http: 'La plataforma tiene una falla (HTTP {{status}}). Inténtalo más tarde.',
    decode: 'No se pudo leer la respuesta de la plataforma. Inténtalo más tarde.',
    schema: 'La respuesta de la plataforma no está completa. Inténtalo más tarde.',
    refused: 'La plataforma rechazó la solicitud sin dar un motivo (código {{code}}).',
    sessionOver: 'Tu sesión terminó. Inicia sesión de nuevo.',
  },
  contact: {
    title: 'Servicio al cliente',
    defaultText: 'Contacta a servicio al cliente para subir tu nivel de membresía y ver videos.',
    open: 'Contactar a servicio al cliente',
    unavailable: 'La plataforma no ha publicado una dirección de servicio al cliente.',
    leaving: 'Esto abre {{host}} fuera de Tiga.',
    continue: 'Abrir {{host}}',
  },
} satisfies typeof en

export default common
