import type en from '../en_us/recharge'

const recharge = {
  title: 'Recargar',
  amount: 'Monto',
  balance: 'Saldo',
  method: 'Método de pago',
  methodAgreed: 'Según lo acordado con servicio al cliente',
  methodNote: 'Queda en tu recibo en este dispositivo. No se envía a la plataforma.',
  voucher: 'Comprobante',
  voucherNote:
    'Una imagen del comprobante de la transferencia. Antes de salir de este dispositivo se reduce y se quita dónde y cuándo se tomó.',
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
    tooLarge: 'Este archivo es demasiado grande. Una imagen puede tener hasta {{megabytes}} MB.',
    tooManyPixels: 'Esta imagen es demasiado grande. Puede tener hasta {{megapixels}} megapíxeles.',
    unreadable: 'No se pudo leer esta imagen. Puede estar dañada. Elige otra.',
  },
  error: {
    amount: 'Ingresa el monto correcto.',
    method: 'Completa los datos: elige un método de pago.',
    voucher: 'Agrega el comprobante.',
    voucherWaiting: 'El comprobante aún se está subiendo. Espera a que termine.',
  },
  offline: 'No tienes conexión. No se envió nada.',
  underWay: 'Otra recarga tuya está en curso. Espera su respuesta.',
  memberUnknown: 'Tu cuenta aún no se ha cargado. No se envió nada. Inténtalo de nuevo en un momento.',
  notTaken: 'La recarga no se aceptó.',
  warning: 'Nunca pagues para que te paguen. Si alguien te pide una recarga antes de pagarte, no la envíes.',
  contactService: 'Contactar a servicio al cliente',
  submit: 'Enviar',
  sentTitle: 'Enviada, en espera de la plataforma',
  sentText:
    'La plataforma recibió tu recarga de {{amount}}. Entra a tu saldo solo si la plataforma la aprueba en su revisión.',
  unknownTitle: 'Sin respuesta',
  unknownText:
    'No llegó respuesta: no la envíes de nuevo. Puede que tu recarga de {{amount}} haya llegado. Primero compara los totales de abajo o consulta a servicio al cliente.',
  againText:
    'Una recarga de {{amount}}, enviada el {{time}}, aún no tiene respuesta y puede que haya llegado. ¿Enviar otra?',
  againConfirm: 'Enviar otra',
  checkedMyself: 'Ya lo revisé por mi cuenta',
  toForm: 'Volver al formulario',
  toMine: 'Volver a Yo',
  receipts: 'Enviado desde este dispositivo',
  receiptsNote: 'Las horas son las de este dispositivo. Al cerrar sesión se borra esta lista.',
  receiptState: {
    sent: 'Enviada, no confirmada por nosotros',
    unknown: 'Sin respuesta',
  },
  compare: {
    checking: 'Consultando el total a la plataforma',
    unknown: 'No se conocen ambos totales de la plataforma, el anterior y el actual, así que no se pueden comparar.',
    same: 'El total de tus recargas en la plataforma sigue en {{total}}. La revisión puede tardar.',
    grown:
      'El total de tus recargas en la plataforma pasó de {{before}} a {{now}}: subió {{change}}. No dice si esta recarga es parte de eso.',
    fallen:
      'El total de tus recargas en la plataforma pasó de {{before}} a {{now}}: bajó {{change}}. Consulta a servicio al cliente.',
  },
  checkAgain: 'Revisar de nuevo',
} satisfies typeof en

export default recharge
