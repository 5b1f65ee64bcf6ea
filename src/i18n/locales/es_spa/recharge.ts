import type en from '../en_us/recharge'

const recharge = {
  step: {
    ask: 'Pide la cuenta a servicio al cliente',
    askText: 'Servicio al cliente te dice a dónde transferir el dinero. Tiga no conoce esa cuenta.',
    transfer: 'Transfiere y toma una foto',
    transferText: 'Transfiere el dinero y guarda el comprobante como imagen.',
    send: 'Envíala aquí',
  },
  method: 'Método de pago',
  methodAgreed: 'Según lo acordado con servicio al cliente',
  methodNote: 'Se guarda en tu recibo, solo en este dispositivo. No se envía a la plataforma.',
  voucher: 'Comprobante',
  voucherNote:
    'Agrega una imagen del comprobante de tu transferencia. Antes de salir de este dispositivo se reduce y se eliminan sus datos de lugar y fecha.',
  voucherChoose: 'Elegir una imagen',
  voucherOther: 'Elegir otra',
  voucherPreview: 'Vista previa del comprobante',
  voucherPreparing: 'Reduciendo la imagen',
  voucherUploading: 'Subiendo',
  voucherUploaded: 'Imagen subida',
  voucherCancelled: 'Se canceló la subida.',
  voucherFailed: 'La subida falló.',
  cancelUpload: 'Cancelar subida',
  removeVoucher: 'Quitar',
  voucherProblem: {
    notAnImage: 'Este archivo no es una imagen. Elige un JPEG, PNG o WebP.',
    tooLarge: 'Este archivo es demasiado grande. El límite es de {{megabytes}} MB.',
    tooManyPixels: 'Esta imagen es demasiado grande. El límite es de {{megapixels}} megapíxeles.',
    unreadable:
      'No se pudo leer esta imagen. Puede que este navegador no admita su formato o que el archivo esté dañado. Elige otra.',
  },
  error: {
    method: 'Elige un método de pago.',
    voucher: 'Agrega el comprobante.',
    voucherWaiting: 'El comprobante aún se está subiendo. Espera a que termine.',
  },
  send: 'Enviar {{amount}} a revisión',
  sendForReview: 'Enviar a revisión',
  underWay: 'Tienes otra recarga en curso. Espera la respuesta.',
  memberUnknown: 'Tu cuenta aún no se ha cargado. No se envió nada. Inténtalo de nuevo en un momento.',
  notTaken: 'Tu recarga no se aceptó.',
  sentTitle: 'Enviada, pendiente de revisión',
  sent: 'Enviada',
  reviewed: 'Revisada',
  credited: 'Sumada a tu saldo',
  sentText:
    'La plataforma recibió tu solicitud de recarga de {{amount}}. Se sumará a tu saldo solo si la plataforma la aprueba.',
  unknownText:
    'No repitas la recarga: puede que la de {{amount}} haya llegado. Primero compara los totales de abajo o contacta a servicio al cliente.',
  againText:
    'No se sabe qué pasó con tu recarga de {{amount}}, enviada el {{time}}. Puede que haya llegado. ¿Enviar otra?',
  againConfirm: 'Enviar otra',
  toForm: 'Volver al formulario',
  toMine: 'Volver a Cuenta',
  receipts: 'Recargas enviadas desde este dispositivo',
  receiptsNote: 'Las horas son las de este dispositivo. Al cerrar sesión se borra esta lista.',

  compare: {
    checking: 'Consultando el total a la plataforma',
    unknown: 'Falta el total anterior o el actual de la plataforma, así que no se pueden comparar.',
    same: 'El total de tus recargas en la plataforma sigue en {{total}}. La revisión puede tardar.',
    grown:
      'El total de tus recargas en la plataforma pasó de {{before}} a {{now}}: subió {{change}}. La plataforma no indica si incluye esta recarga.',
    fallen:
      'El total de tus recargas en la plataforma pasó de {{before}} a {{now}}: bajó {{change}}. Pregunta a servicio al cliente por qué.',
  },
} satisfies typeof en

export default recharge
