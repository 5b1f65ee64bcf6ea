import type en from '../en_us/common'

const common = {
  back: 'Volver',
  close: 'Cerrar',
  cancel: 'Cancelar',
  retry: 'Reintentar',
  clearSearch: 'Borrar búsqueda',
  loading: 'Cargando',
  demoCredits: 'Créditos demo',
  closesIn: 'cierra en {{time}}',
  drawing: 'sorteando',
  closingUnknown: 'hora de cierre desconocida',
  serverTime: 'Las horas son del servidor.',
  empty: 'Aún no hay datos',
  notLoaded: 'No se pudo cargar “{{what}}”.',
  all: 'Todo',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  refresh: 'Actualizar',
  pull: { pull: 'Desliza hacia abajo para actualizar', release: 'Suelta para actualizar', refreshing: 'Actualizando' },
  refreshed: 'Actualizado',
  refreshFailed: 'No se pudo actualizar. Estás viendo la última versión cargada.',
  stale: 'Última carga: {{time}} · no se pudo actualizar',
  accountInactive: 'Tu cuenta está desconectada. Inicia sesión de nuevo o contacta a servicio al cliente.',
  offline: 'No tienes conexión. No se puede enviar nada hasta que vuelvas a conectarte.',
  offlineBar:
    'No tienes conexión. No se puede enviar nada hasta que vuelvas a conectarte. La información puede no estar actualizada.',
  notFound: {
    title: 'Página no encontrada',
    text: 'No hay ninguna página en esta dirección.',
  },
  crash: {
    title: 'Algo salió mal',
    text: 'Esta pantalla dejó de funcionar. Puedes intentarlo de nuevo o ir a Inicio.',
    openRequest:
      'Puede que una orden, un retiro o una recarga se haya realizado. Revisa tu historial antes de intentarlo de nuevo.',
  },
  part: {
    missing: 'Esta parte no se pudo cargar. Revisa tu conexión e inténtalo de nuevo.',
    stillMissing:
      'Esta parte sigue sin cargarse. Recargar la página puede ayudar, pero se borrará lo que hayas escrito aquí.',
    reload: 'Recargar la página',
  },
  newer: {
    text: 'Hay una nueva versión de Tiga.',
    typed: 'Hay una nueva versión de Tiga. Al actualizar se borra todo lo que hayas escrito aquí.',
    load: 'Actualizar',
  },
  boot: {
    title: 'No se pudo abrir Tiga',
    bar: 'La plataforma no responde. Puede faltar información.',
  },
  errors: {
    network: 'Sin conexión, o el servidor no respondió. Revisa tu conexión e inténtalo de nuevo.',
    timeout: 'No hubo respuesta en 20 segundos. Inténtalo de nuevo.',
    http: 'La plataforma tiene una falla (HTTP {{status}}). Inténtalo más tarde.',
    decode: 'No se pudo leer la respuesta de la plataforma. Inténtalo más tarde.',
    schema: 'La respuesta de la plataforma llegó incompleta. Inténtalo más tarde.',
    refused: 'La plataforma rechazó la solicitud sin dar un motivo (código {{code}}).',
    sessionOver: 'Tu sesión expiró. Inicia sesión de nuevo.',
  },
  contact: {
    title: 'Servicio al cliente',
    defaultText: 'Según la plataforma, servicio al cliente sube tu nivel de membresía para ver videos.',
    open: 'Ir a servicio al cliente',
    unavailable: 'La plataforma no ha publicado un contacto de servicio al cliente.',
    leaving: '{{host}} se abrirá fuera de Tiga.',
    continue: 'Abrir {{host}}',
  },
  goHome: 'Ir a Inicio',
  taskRecord: 'Historial de tareas',
  withdrawals: 'Historial de retiros',
  topUp: 'Recargar',
  messages: 'Mensajes',
  localHosts: 'Anfitriones locales',
  allCities: 'Todas las ciudades',
  allVideos: 'Todos los videos',
  plays: '{{plays}} reproducciones',
  plays_one: '{{plays}} reproducción',
} satisfies typeof en

export default common
