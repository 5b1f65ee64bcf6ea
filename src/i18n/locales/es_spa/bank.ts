import type en from '../en_us/bank'

const bank = {
  noneTitle: 'Aún no tienes una cuenta vinculada',
  noneText: 'Los retiros se depositan en una cuenta bancaria a tu nombre.',
  rules: 'Solo los principales bancos comerciales. Para cambiar la cuenta, contacta a servicio al cliente.',
  withdrawNow: 'Retirar ahora',
  showNumber: 'Mostrar número',
  hideNumber: 'Ocultar número',
  bank: 'Banco',
  number: 'Número de cuenta',
  name: 'Titular de la cuenta',
  mobile: 'Celular',
  chooseBank: 'Elige un banco',
  noBanks: 'Por ahora no hay bancos disponibles. Inténtalo más tarde.',
  realNumber: 'Ingresa tu número de cuenta real.',
  otherName: 'El titular debe coincidir con tu nombre real: {{name}}.',
  digitsOnly: 'Ingresa solo dígitos.',
  nameHint: 'Como aparece en tu banco. Las mayúsculas y los acentos no importan.',
  reviewTitle: 'Revisa tus datos bancarios',
  reviewText: 'Revisa cada dígito. Solo puedes vincular una cuenta.',
  confirm: 'Vincular esta cuenta',
  change: 'Editar datos',
  bound: 'Cuenta bancaria vinculada.',
  closedTitle: 'Ya tienes una cuenta vinculada',
  closedText: 'Para cambiarla, contacta a servicio al cliente.',
  seeCard: 'Ver la cuenta bancaria',
  unknown: 'Puede que tu cuenta ya esté vinculada. Revísalo en “Cuenta bancaria” antes de enviarla otra vez.',
  notBoundYet: 'Aún no hay una cuenta vinculada. Puedes intentarlo de nuevo.',
} satisfies typeof en

export default bank
