import type en from '../en_us/player'

const player = {
  player: 'Reproductor de vídeo',
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
  loading: 'El vídeo se está cargando',
  lost: {
    network: 'El vídeo se detuvo: se perdió la conexión. Inténtalo de nuevo desde aquí.',
    media: 'El vídeo se detuvo: esta parte no se pudo leer. Inténtalo de nuevo desde aquí.',
    unsupported: 'Este navegador no puede reproducir el vídeo. Uno más reciente quizá pueda.',
    missing: 'La plataforma aún no ha enviado la emisión de este vídeo.',
  },
  fullView: 'Tienes el derecho de visión completa: sin límite de vista previa.',
  wholeVideo: 'Más corto que el límite de la vista previa: se reproduce hasta el final.',
  previewOf:
    'Vista previa: los primeros {{preview}} de {{length}}. La visión completa requiere el derecho de visión completa.',
  previewOfUnknown:
    'Vista previa: los primeros {{preview}}. La visión completa requiere el derecho de visión completa.',
  resumed: 'Continúa donde lo dejaste, en {{position}}.',
  fromStart: 'Desde el principio',
  previewEnded: 'La vista previa termina en 3:00',
  previewEndedText: 'La visión completa requiere el derecho de visión completa; pregunta a atención al cliente.',
  statedByPlatform: 'Según la plataforma: «Recarga y mira el vídeo». No sabemos si una recarga da ese derecho.',
  contactService: 'Preguntar a atención al cliente',
  watchAgain: 'Ver la vista previa otra vez',
  askForRight: 'Atención al cliente puede decirte cómo se obtiene el derecho de visión completa.',
} satisfies typeof en

export default player
