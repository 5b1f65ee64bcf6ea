import type en from '../en_us/recharge'

const recharge = {
  method: 'Método de pago',
  methodAgreed: 'Según lo acordado con servicio al cliente',
  methodNote: 'Queda en tu recibo en este dispositivo. No se envía a la plataforma.',
  voucher: 'Comprobante',
  voucherNote:
    'Una imagen del comprobante de la transferencia. Antes de salir de este dispositivo se reduce y se eliminan el lugar y la fecha en que se tomó.',
  voucherChoose: 'Elegir una imagen',
  voucherOther: 'Elegir otra',
  voucherPreview: 'El comprobante tal como se envía',
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
    unreadable: 'No se pudo leer esta imagen. Puede estar dañada. Elige otra.',
  },
  error: {
    amount: 'Ingresa el monto correcto.',
    method: 'Elige un método de pago.',
    voucher: 'Agrega el comprobante.',
    voucherWaiting: 'El comprobante aún se está subiendo. Espera a que termine.',
  },
  offline: 'No tienes conexión. No se envió nada.',
  underWay: 'Tienes otra recarga en curso. Espera la respuesta.',
  memberUnknown: 'Tu cuenta aún no se ha cargado. No se envió nada. Inténtalo de nuevo en un momento.',
  notTaken: 'La recarga no se aceptó.',
  warning: 'Nunca pagues para que te paguen. Si alguien te pide una recarga antes de pagarte, no envíes dinero.',
  sentTitle: 'Enviada, en espera de revisión',
  sentText: 'La plataforma recibió tu recarga de {{amount}}. Se sumará a tu saldo solo si la plataforma la aprueba.',
  unknownText:
    'No llegó respuesta: no la envíes de nuevo. Puede que tu recarga de {{amount}} haya llegado. Primero compara los totales de abajo o consulta a servicio al cliente.',
  againText:
    'Tu recarga de {{amount}}, enviada el {{time}}, aún no tiene respuesta y puede que haya llegado. ¿Enviar otra?',
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
      'El total de tus recargas en la plataforma pasó de {{before}} a {{now}}: bajó {{change}}. Consulta a servicio al cliente.',
  },
  receiptSent: 'Enviada, sin confirmar',
} satisfies typeof en

export default recharge
