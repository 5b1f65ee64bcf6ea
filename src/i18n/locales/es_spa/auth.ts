import type en from '../en_us/auth'

const auth = {
  welcome: 'Hola de nuevo',
  welcomeText: 'Inicia sesión para jugar en los sorteos y usar tu billetera.',
  registerWelcome: 'Abre tu cuenta',
  registerText: 'Tiga es para miembros invitados. Necesitas un código de invitación.',
  password: 'Contraseña',
  inviteCode: 'Código de invitación',
  logIn: 'Iniciar sesión',
  register: 'Crear cuenta',
  lookAround: 'Explorar primero',
  forgot: '¿Olvidaste tu contraseña?',
  forgotText: 'Tiga no puede restablecer tu contraseña. Servicio al cliente puede ayudarte.',
  haveAccount: '¿Ya tienes cuenta?',
  agree: 'Acepto el contrato de apertura de cuenta',
  readAgreement: 'Leer el contrato',
  enterUsername: 'Ingresa tu usuario.',
  enterPassword: 'Ingresa tu contraseña.',
  enterInviteCode: 'Ingresa el código de invitación.',
  tickAgreement: 'Marca la casilla del contrato de apertura de cuenta.',
  loggedIn: 'Ya iniciaste sesión.',
  loginUnused:
    'Mientras tanto se inició sesión con otra cuenta, que sigue activa. Para usar esta, primero cierra sesión.',
  loginNoAnswer: 'Sin conexión: no se envió nada o no llegó respuesta. No has iniciado sesión. Inténtalo de nuevo.',
  registered: 'Tu cuenta está abierta y ya iniciaste sesión.',
  registerUnused:
    'Tu cuenta nueva está abierta. Mientras tanto se inició sesión con otra cuenta, que sigue activa: cierra sesión para usar la nueva.',
  registerNoAnswer:
    'Sin conexión: no se envió nada o no llegó respuesta. Es posible que tu cuenta ya se haya creado. Intenta iniciar sesión antes de volver a registrarte.',
  registerRefused: 'Contacta a servicio al cliente.',
  demoTitle: 'Cuentas demo',
  demoText: 'Esta versión se comunica con una plataforma simulada en este dispositivo. Aquí no hay dinero real.',
  demoMembers: 'Miembros',
  demoCodes: 'Códigos de invitación',
  demoUse: 'Usar {{name}}',
  demoKind: { regular: 'miembro regular', fullView: 'acceso completo a videos', ordersBlocked: 'órdenes bloqueadas' },
} satisfies typeof en

export default auth
