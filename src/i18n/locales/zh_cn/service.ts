import type en from '../en_us/service'

const service = {
  title: '在线客服',
  pageTitle: '客服',
  disabled: '此功能已停用。',
  disabledText: '平台已关闭在线客服。',
  unsafe: '无法安全地打开客服页面。',
  unsafeText: '平台没有为其提供独立的安全地址（https），因此 Tiga 不会打开。',
  hours: '平台公布：每天 24 小时，每周 7 天。',
  leadsTo: '聊天页面位于',
  notOurs: '该地址属于平台的客服，不属于 Tiga。切勿在那里提供您的密码。',
  openHere: '在此打开聊天',
  openOutside: '在 Tiga 之外打开',
  caseTitle: '用于您的留言',
  caseText: '这些内容有助于说明问题，不含姓名、号码或密码；请补充发生了什么。',
  copyCase: '复制说明',
  copied: '说明已复制。',
  copyByHand: '此浏览器不允许 Tiga 复制。文字已选中，请手动复制。',
  caseField: '问题说明',
  case: {
    happened: '发生了什么：',
    screen: '在哪个页面：',
    app: '应用：Tiga {{version}}',
    language: '语言：{{language}}',
    time: '本设备时间（UTC）：{{time}}',
    window: '屏幕：{{size}}',
  },
  frameName: '{{host}} 上的客服页面',
  loadingPage: '正在加载 {{host}}',
  emptyPage: '如果页面一直空白，请在外部打开。',
  blocked: '客服页面未能加载。',
  blockedText: '{{host}} 在 8 秒内没有答复，可能速度较慢，或不允许在此显示。',
  outside: '在外部打开',
} satisfies typeof en

export default service
