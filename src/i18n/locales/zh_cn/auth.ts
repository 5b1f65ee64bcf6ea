import type en from '../en_us/auth'

const auth = {
  firstText: '为会员提供开奖游戏、视频和本地向导。',
  registerText: '注册需要邀请码，且须年满 18 周岁。',
  password: '密码',
  inviteCode: '邀请码',
  logIn: '登录',
  register: '注册',
  lookAround: '先逛逛',
  forgot: '忘记密码？',
  forgotText: 'Tiga 无法重置密码。',
  agree: '我同意{{agreement}}',
  agreement: '《开户协议》',
  strength: {
    common: '易被猜到：含常见词语。',
    sequence: '易被猜到：含 1234 这类连续字符。',
    short: '易被猜到：太短。',
    repeated: '易被猜到：字符重复。',
    fair: '一般，再加几个字符更安全。',
    strong: '较长，字符多样。',
  },
  enterUsername: '请输入用户名。',
  enterPassword: '请输入密码。',
  enterInviteCode: '请输入邀请码。',
  tickAgreement: '请先同意《开户协议》。',
  loggedIn: '登录成功。',
  loginUnused: '当前已登录其他账号，请先退出，再登录此账号。',
  notLoggedIn: '您尚未登录，请重试。',
  registered: '账号注册成功，您已登录。',
  registerUnused: '新账号已注册成功，但当前登录的是其他账号。请先退出，再登录新账号。',
  registerUnsure: '账号可能已注册成功，请先尝试登录。',
  registerRefused: '请联系客服。',
  registerYours: '如已拥有该账号，请直接登录。',
} satisfies typeof en

export default auth
