import type en from '../en_us/recharge'

const recharge = {
  payTo: 'Pagar a',
  askService: 'Pregunta a servicio al cliente',
  askText: 'Servicio al cliente te dice a qué cuenta pagar. Tiga no la conoce.',
  method: 'Método de pago',
  methodAgreed: 'Según lo acordado con servicio al cliente',
  methodNote: 'Se guarda solo en este dispositivo. No se envía a la plataforma.',
  voucher: 'Comprobante',
  voucherChoose: 'Elegir una imagen',
  voucherPreview: 'Vista previa del comprobante',
  voucherPreparing: 'Preparando la imagen',
  voucherUploading: 'Subiendo',
  voucherUploaded: 'Ubicación y fecha eliminadas',
  voucherFailed: 'No se pudo subir.',
  removeVoucher: 'Quitar',
  voucherProblem: {
    gone: 'Tu dispositivo no entregó este archivo. Elígelo de nuevo.',
    notAnImage: 'Tiga no admite este tipo de archivo. Elige un JPEG, PNG o WebP.',
    tooLarge: 'Este archivo es demasiado grande. El límite es de {{megabytes}} MB.',
    cut: 'Falta una parte de esta imagen. Elígela de nuevo o elige otra.',
    heic: 'Esta imagen es HEIC y este navegador no puede leerla. Haz una captura de pantalla y elígela.',
    unreadable: 'Este navegador no pudo leer esta imagen. Elige otra.',
    tooManyPixels: 'Esta imagen es demasiado grande. El límite es de {{megapixels}} megapíxeles.',
    tooLong: 'Es demasiado larga para leerla en una sola imagen. Envíala por partes.',
    wrongFormat: 'Este navegador no puede enviar este tipo de imagen. Elige un JPEG, PNG o WebP.',
  },
  error: {
    method: 'Elige un método de pago.',
    voucher: 'Agrega el comprobante.',
    voucherWaiting: 'El comprobante aún se está subiendo. Espera a que termine.',
  },
  onBreak: 'Si ya transferiste dinero, envía tu comprobante a servicio al cliente.',
  send: 'Enviar a revisión: {{amount}}',
  sendForReview: 'Enviar a revisión',
  notAccepted: 'La plataforma no aceptó esta recarga. Tus datos siguen aquí.',
  memberUnknown: 'Tu cuenta aún no carga. No se envió nada. Inténtalo de nuevo.',
  againConfirm: 'Enviar otra',
  receipts: 'Enviadas desde este dispositivo',
  compare: {
    unknown: 'Tiga no tiene un total para comparar.',
    total: 'Total de recargas',
    same: 'Sin cambios',
    changed: '{{before}} → {{now}}',
  },
  claimedBalance: 'Saldo {{amount}} · sin confirmar',
  risen:
    'Tu total de recargas aumentó {{amount}}. Si enviaste esta recarga una sola vez, pregunta a servicio al cliente.',
} satisfies typeof en

export default recharge
