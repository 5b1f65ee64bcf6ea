import type en from '../en_us/service'

const service = {
  disabled: '此功能已停用。',
  unsaidText: '平台未说明在线客服是否开启。',
  unsafe: '无法安全地打开客服页面。',
  unsafeText: '平台未提供安全（https）地址，Tiga 不会打开。',
  noPasswords: '切勿透露密码。',
  openHere: '打开聊天',
  openOutside: '在 Tiga 之外打开',
  help: {
    title: '戒赌帮助',
    text: '为您或您身边的人提供帮助，独立于 Tiga 和平台。',
  },
  complaint: {
    title: '举报诈骗或投诉',
    text: '遭遇诈骗，或平台没有解决您的投诉时，可在此反映。独立于 Tiga 和平台。',
  },
  caseTitle: '问题反馈信息',
  caseText: '请复制以下信息发给客服。其中不含姓名、银行卡号或密码。',
  copyCase: '复制信息',
  copied: '信息已复制。',
  copyByHand: 'Tiga 无法复制。文字已选中，请手动复制。',
  caseField: '问题说明',
  case: {
    about: '关于：{{what}}',
    app: '应用：Tiga {{version}}',
    language: '语言：{{language}}',
    time: '时间（UTC）：{{time}}',
    window: '窗口尺寸：{{size}}',
  },
  frameName: '{{host}} 上的客服页面',
  loadingPage: '正在加载 {{host}}',
  emptyPage: '页面空白？',
  blocked: '客服页面加载失败。',
  blockedText: '8\u00a0秒内没有响应，该页面可能无法在 Tiga 内打开。',
} satisfies typeof en

export default service
