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
  voucherPreparing: 'Reduciendo la imagen',
  voucherUploading: 'Subiendo',
  voucherUploaded: 'Ubicación y fecha eliminadas',
  voucherFailed: 'No se pudo subir.',
  removeVoucher: 'Quitar',
  voucherProblem: {
    notAnImage: 'Este archivo no es una imagen. Elige un JPEG, PNG o WebP.',
    tooLarge: 'Este archivo es demasiado grande. El límite es de {{megabytes}} MB.',
    tooManyPixels: 'Esta imagen es demasiado grande. El límite es de {{megapixels}} megapíxeles.',
    unreadable:
      'No se pudo leer esta imagen. Puede que este navegador no admita su formato o que esté dañada. Elige otra.',
  },
  error: {
    method: 'Elige un método de pago.',
    voucher: 'Agrega el comprobante.',
    voucherWaiting: 'El comprobante aún se está subiendo. Espera a que termine.',
  },
  send: 'Enviar a revisión: {{amount}}',
  sendForReview: 'Enviar a revisión',
  memberUnknown: 'Tu cuenta aún no carga. No se envió nada. Inténtalo de nuevo.',
  againConfirm: 'Enviar otra',
  toMine: 'Volver a Cuenta',
  receipts: 'Enviadas desde este dispositivo',
  compare: {
    unknown: 'Tiga no tiene un total para comparar.',
    total: 'Total de recargas',
    same: 'Sin cambios',
    changed: '{{before}} → {{now}}',
  },
  sentUnconfirmed: 'Enviada, sin confirmar',
  claimedBalance: 'Saldo {{amount}} · sin confirmar',
  inTotal: 'Tu total aumentó en este monto',
} satisfies typeof en

export default recharge
