import type en from '../en_us/player'

const player = {
  player: 'Reproductor de video',
  play: 'Reproducir',
  pause: 'Pausar',
  stepBack: 'Retroceder {{seconds}} segundos',
  stepForward: 'Avanzar {{seconds}} segundos',
  mute: 'Silenciar',
  unmute: 'Activar el sonido',
  speed: 'Velocidad',
  captions: 'Subtítulos',
  captionsOff: 'Sin subtítulos',
  position: 'Posición',
  timeOf: '{{position}} de {{end}}',
  pictureInPicture: 'Imagen en imagen',
  fullScreen: 'Pantalla completa',
  loading: 'Cargando el video',
  lost: {
    network: 'El video se detuvo: se perdió la conexión. Inténtalo de nuevo desde aquí.',
    media: 'El video se detuvo: esta parte no se pudo leer. Inténtalo de nuevo desde aquí.',
    unsupported: 'Este navegador no puede reproducir el video. Prueba con uno más reciente.',
    missing: 'La plataforma aún no ha proporcionado este video.',
  },
  fullView: 'Tienes acceso completo: sin límite de vista previa.',
  wholeVideo: 'Más corto que el límite de la vista previa: se reproduce hasta el final.',
  previewOf: 'Vista previa: los primeros {{preview}} de {{length}}. Para verlo completo necesitas acceso completo.',
  previewOfUnknown: 'Vista previa: los primeros {{preview}}. Para verlo completo necesitas acceso completo.',
  resumed: 'Continúa donde lo dejaste, en {{position}}.',
  fromStart: 'Desde el principio',
  previewEnded: 'La vista previa terminó en 3:00',
  previewEndedText: 'Para ver el video completo necesitas acceso completo; contacta a servicio al cliente.',
  statedByPlatform: 'Según la plataforma: “Recarga y mira el video”. No sabemos si una recarga da ese acceso.',
  watchAgain: 'Ver la vista previa otra vez',
  askForRight: 'Servicio al cliente puede decirte cómo obtener acceso completo.',
} satisfies typeof en

export default player
