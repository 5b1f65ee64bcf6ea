import type en from '../en_us/bank'

const bank = {
  bindTitle: 'Vincular una cuenta bancaria',
  noneTitle: 'Aún no hay cuenta bancaria',
  noneText: 'Los retiros se depositan en una cuenta bancaria a tu nombre.',
  noneNeeds: 'Primero registra tu nombre real y crea tu NIP de retiro.',
  add: 'Agregar una cuenta bancaria',
  rules: 'Solo grandes bancos comerciales; para cambiar la cuenta, contacta a servicio al cliente.',
  nameFirst: 'Registra tu nombre real antes de vincular una cuenta.',
  fundPasswordFirst: 'Crea tu NIP de retiro antes de vincular una cuenta.',
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
  otherName: 'Debe coincidir con tu nombre real: {{name}}.',
  digitsOnly: 'Ingresa solo dígitos.',
  nameHint: 'El titular como aparece en el banco. Las mayúsculas y los acentos no importan.',
  reviewTitle: 'Revisa tu cuenta',
  reviewText: 'Revisa cada dígito. Solo puedes vincular una cuenta; después, solo servicio al cliente puede cambiarla.',
  confirm: 'Vincular esta cuenta',
  change: 'Corregir datos',
  bound: 'Cuenta bancaria vinculada.',
  closedTitle: 'Ya hay una cuenta vinculada',
  closedText: 'Solo puedes vincular una cuenta. Para cambiarla, contacta a servicio al cliente.',
  seeCard: 'Ver la cuenta bancaria',
  unknown:
    'No llegó respuesta. Es posible que tu cuenta ya esté vinculada. Revisa tu cuenta bancaria antes de enviarla otra vez.',
  notBoundYet:
    'No llegó respuesta y, por ahora, la plataforma no muestra ninguna cuenta vinculada. Puedes intentarlo de nuevo.',
} satisfies typeof en

export default bank
