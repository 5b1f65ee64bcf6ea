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
  timeOfPreview: '{{position}} de {{end}}, la vista previa termina en {{preview}}',
  pictureInPicture: 'Pantalla en pantalla',
  fullScreen: 'Pantalla completa',
  leaveFullScreen: 'Salir de pantalla completa',
  loading: 'Cargando el video',
  lost: {
    network: 'Conexión perdida.',
    unavailable: 'La plataforma no puede ofrecer este video ahora.',
    media: 'No se pudo leer una parte del video.',
    unsupported: 'Este navegador no puede reproducir este video. Prueba con uno más reciente.',
    missing: 'La plataforma aún no ofrece este video.',
  },
  fullView: 'Acceso completo: sin límite de vista previa',
  wholeVideo: 'Puedes ver el video completo',
  previewOf: 'Vista previa hasta {{preview}}',
  resumed: 'Se reanudó en {{position}}.',
  fromStart: 'Desde el principio',
  previewEnded: 'La vista previa terminó en\u00a0{{position}}',
  previewEndedText: 'Para ver el resto necesitas acceso completo.',
  statedByPlatform: 'La plataforma dice: “Recarga y mira el video”.',
} satisfies typeof en

export default player
