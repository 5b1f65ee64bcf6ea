import type en from '../en_us/bank'

const bank = {
  noneTitle: 'Aún no hay cuenta bancaria',
  noneText: 'Los retiros se depositan en una cuenta bancaria a tu nombre.',
  add: 'Agregar cuenta',
  rules: 'Solo bancos comerciales grandes. Para cambiar la cuenta, contacta a servicio al cliente.',
  linkStep: 'Paso {{step}} de {{steps}}',
  withdrawNow: 'Retirar ahora',
  showNumber: 'Mostrar número',
  hideNumber: 'Ocultar número',
  bank: 'Banco',
  number: 'Número de cuenta',
  name: 'Titular de la cuenta',
  mobile: 'Celular',
  chooseBank: 'Elige un banco',
  searchBank: 'Buscar un banco',
  banksFound: 'Bancos encontrados: {{number}}',
  noBank: 'Ningún banco coincide con “{{query}}”',
  noBanks: 'Por ahora no hay bancos disponibles. Inténtalo más tarde o contacta a servicio al cliente.',
  useBank: 'Usar este banco',
  realNumber: 'Ingresa tu número de cuenta real.',
  otherName: 'El titular debe coincidir con tu nombre real: {{name}}.',
  digitsOnly: 'Ingresa solo dígitos.',
  nameHint: 'Como aparece en tu banco. Las mayúsculas y los acentos no importan.',
  reviewTitle: 'Revisa tus datos bancarios',
  reviewText:
    'Revisa cada dígito. Solo puedes vincular una cuenta; para cambiarla después, contacta a servicio al cliente.',
  confirm: 'Vincular esta cuenta',
  change: 'Editar datos',
  bound: 'Cuenta bancaria vinculada.',
  closedTitle: 'Ya tienes una cuenta bancaria vinculada',
  closedText: 'Solo puedes vincular una cuenta. Para cambiarla, contacta a servicio al cliente.',
  seeCard: 'Ver la cuenta bancaria',
  unknown: 'Es posible que tu cuenta ya esté vinculada. Revisa la página Cuenta bancaria antes de enviarla otra vez.',
  notBoundYet: 'Por ahora, la plataforma no muestra ninguna cuenta vinculada. Puedes intentarlo de nuevo.',
} satisfies typeof en

export default bank
