import type en from '../en_us/auth'

const auth = {
  welcome: 'Hola de nuevo',
  welcomeText: 'Inicia sesión para jugar y usar tu billetera.',
  firstWelcome: '¿Primera vez en Tiga?',
  firstText: 'Tiga es una app para miembros: sorteos de tres números, videos y anfitriones locales.',
  haveCode: 'Tengo un código de invitación',
  registerWelcome: 'Abre tu cuenta',
  registerText:
    'A Tiga solo se entra con invitación. Para crear tu cuenta, necesitas un código de invitación y tener al menos 18 años.',
  password: 'Contraseña',
  inviteCode: 'Código de invitación',
  logIn: 'Iniciar sesión',
  register: 'Crear cuenta',
  lookAround: 'Explorar primero',
  forgot: '¿Olvidaste tu contraseña?',
  forgotText: 'Tiga no puede restablecer tu contraseña. Servicio al cliente puede ayudarte.',
  haveAccount: '¿Ya tienes cuenta? Inicia sesión',
  agree: 'Acepto el contrato de apertura de cuenta',
  readAgreement: 'Leer el contrato',
  strength: {
    common: 'Fácil de adivinar: usa una palabra común.',
    sequence: 'Fácil de adivinar: usa una secuencia como 1234.',
    short: 'Fácil de adivinar: es corta.',
    repeated: 'Fácil de adivinar: repite los mismos caracteres.',
    fair: 'Aceptable. Unos caracteres más la hacen más segura.',
    strong: 'Larga y con muchos caracteres distintos.',
  },
  enterUsername: 'Ingresa tu usuario.',
  enterPassword: 'Ingresa tu contraseña.',
  enterInviteCode: 'Ingresa el código de invitación.',
  tickAgreement: 'Marca la casilla para aceptar el contrato de apertura de cuenta.',
  loggedIn: 'Iniciaste sesión.',
  loginUnused:
    'Mientras tanto se inició sesión con otra cuenta, que sigue activa. Para usar esta, primero cierra sesión.',
  loginNoAnswer: 'No pudimos conectar con el servidor o no respondió. No has iniciado sesión. Inténtalo de nuevo.',
  registered: 'Tu cuenta quedó abierta y ya iniciaste sesión.',
  registerUnused:
    'Tu cuenta nueva quedó abierta. Mientras tanto se inició sesión con otra cuenta, que sigue activa: cierra sesión para usar la nueva.',
  registerNoAnswer:
    'No pudimos conectar con el servidor o no respondió. Es posible que tu cuenta ya exista. Intenta iniciar sesión antes de volver a crearla.',
  registerUnsure: 'Es posible que tu cuenta ya exista. Intenta iniciar sesión antes de volver a crearla.',
  registerRefused: 'Contacta a servicio al cliente.',
  demoTitle: 'Cuentas demo',
  demoText: 'Esta versión usa una plataforma simulada en este dispositivo. Aquí no hay dinero real.',
  demoMembers: 'Miembros',
  demoCodes: 'Códigos de invitación',
  demoUse: 'Usar {{name}}',
  demoKind: { regular: 'miembro regular', fullView: 'acceso completo a videos', ordersBlocked: 'órdenes bloqueadas' },
} satisfies typeof en

export default auth
