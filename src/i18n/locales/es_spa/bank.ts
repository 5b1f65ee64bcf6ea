import type en from '../en_us/bank'

const bank = {
  title: 'Tarjeta bancaria',
  bindTitle: 'Vincular una tarjeta',
  noneTitle: 'Aún no hay tarjeta bancaria',
  noneText:
    'Los retiros llegan a una tarjeta bancaria a tu nombre. Antes necesitas tu nombre real y una contraseña de fondos.',
  add: 'Agregar una tarjeta',
  rules: 'Solo grandes bancos comerciales; los cambios se hacen con servicio al cliente.',
  nameFirst: 'Fija tu nombre real antes de vincular una tarjeta.',
  fundPasswordFirst: 'Fija tu contraseña de fondos antes de vincular una tarjeta.',
  showNumber: 'Mostrar número',
  hideNumber: 'Ocultar número',
  bank: 'Banco',
  number: 'Número de cuenta',
  name: 'Nombre',
  mobile: 'Celular',
  chooseBank: 'Elige un banco',
  searchBank: 'Busca un banco',
  banksFound: 'Bancos encontrados: {{number}}',
  noBank: 'Ningún banco se llama “{{query}}”',
  noBanks: 'La plataforma no muestra ningún banco por ahora. Inténtalo más tarde o pregunta a servicio al cliente.',
  useBank: 'Usar este banco',
  complete: 'Completa este campo.',
  realNumber: 'Ingresa el número real de la tarjeta.',
  otherName: 'Debe coincidir con tu nombre real: {{name}}.',
  digitsOnly: 'Ingresa solo dígitos.',
  nameHint: 'El titular tal como lo tiene el banco. Las mayúsculas y los acentos no importan.',
  submit: 'Enviar',
  reviewTitle: 'Revisa tu tarjeta',
  reviewText:
    'Compara cada dígito. Solo se puede vincular una tarjeta; después, los cambios se hacen con servicio al cliente.',
  confirm: 'Vincular esta tarjeta',
  change: 'Cambiar algo',
  bound: 'Tarjeta bancaria vinculada.',
  closedTitle: 'Ya hay una tarjeta vinculada',
  closedText: 'Solo se puede vincular una tarjeta. Los cambios se hacen con servicio al cliente.',
  seeCard: 'Ver la tarjeta bancaria',
  unknown:
    'No llegó respuesta. Es posible que tu tarjeta se haya vinculado. Mira tu tarjeta bancaria antes de enviarla otra vez.',
  notBoundYet: 'No llegó respuesta y, por ahora, la plataforma no muestra ninguna tarjeta. Puedes intentarlo de nuevo.',
} satisfies typeof en

export default bank
