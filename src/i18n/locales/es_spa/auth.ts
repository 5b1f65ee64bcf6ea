import type en from '../en_us/auth'

const auth = {
  firstText: 'Para miembros: sorteos, videos y anfitriones locales.',
  registerText: 'Solo con código de invitación y 18\u00a0años cumplidos.',
  password: 'Contraseña',
  inviteCode: 'Código de invitación',
  logIn: 'Iniciar sesión',
  register: 'Crear cuenta',
  lookAround: 'Explorar primero',
  forgot: '¿Olvidaste tu contraseña?',
  forgotText: 'Tiga no puede restablecerla.',
  agree: 'Acepto el {{agreement}}',
  agreement: 'contrato de apertura de cuenta',
  strength: {
    common: 'Fácil de adivinar: es una palabra común.',
    sequence: 'Fácil de adivinar: es una secuencia como 1234.',
    short: 'Fácil de adivinar: muy corta.',
    repeated: 'Fácil de adivinar: repite los mismos caracteres.',
    fair: 'Aceptable. Con más caracteres será más segura.',
    strong: 'Larga y con muchos caracteres distintos.',
  },
  enterUsername: 'Ingresa tu usuario.',
  enterPassword: 'Ingresa tu contraseña.',
  enterInviteCode: 'Ingresa el código de invitación.',
  tickAgreement: 'Acepta el contrato de apertura de cuenta.',
  loggedIn: 'Iniciaste sesión.',
  loginUnused: 'Hay una sesión abierta con otra cuenta. Cierra sesión para usar la tuya.',
  notLoggedIn: 'No has iniciado sesión. Inténtalo de nuevo.',
  registered: 'Tu cuenta está lista y ya iniciaste sesión.',
  registerUnused: 'Tu cuenta nueva está lista, pero hay una sesión abierta con otra. Cierra sesión para usar la nueva.',
  registerUnsure: 'Puede que tu cuenta ya exista: primero intenta iniciar sesión.',
  registerRefused: 'Contacta a servicio al cliente.',
  registerYours: '¿La cuenta ya es tuya? Inicia sesión.',
} satisfies typeof en

export default auth
