import type en from '../en_us/common'

const common = {
  back: '返回',
  close: '关闭',
  cancel: '取消',
  retry: '重试',
  clearSearch: '清除搜索',
  loading: '加载中',
  demoCredits: '演示积分',
  serverTime: '服务器时间',
  empty: '暂无数据',
  all: '全部',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  refresh: '刷新',
  pull: { pull: '下拉刷新', release: '松开刷新', refreshing: '刷新中' },
  refreshed: '已刷新',
  refreshFailed: '刷新失败，当前显示的是上一次的内容。',
  stale: '截至 {{time}} · 刷新失败',
  accountInactive: '账户已离线，请重新登录或联系客服。',
  offline: '没有连接，当前内容可能已过时。',
  notFound: {
    title: '页面不存在',
    text: '此地址没有对应的页面。',
    home: '前往首页',
  },
  crash: {
    title: '出现问题',
    text: '此页面已停止运行，没有发送任何内容。您可以重试，或前往首页。',
    home: '前往首页',
  },
  boot: {
    title: 'Tiga 无法启动',
    bar: '平台没有答复，部分内容可能缺失。',
  },
  operator: '运营方：{{name}}',
  licence: '牌照：{{name}}',
  nonePublished: '未公布',
  errors: {
    network: '没有连接，或没有收到答复。请检查连接后重试。',
    timeout: '20 秒内没有收到答复，请重试。',
    http: '平台出现故障（HTTP {{status}}），请稍后再试。',
    decode: '无法读取平台的答复，请稍后再试。',
    schema: '平台的答复不完整，请稍后再试。',
    refused: '平台拒绝了请求，未说明原因（代码 {{code}}）。',
    sessionOver: '登录会话已结束，请重新登录。',
  },
  contact: {
    title: '客服',
    defaultText: '请联系客服升级会员并观看视频。',
    open: '联系客服',
    unavailable: '平台尚未公布客服地址。',
    leaving: '将在 Tiga 之外打开 {{host}}。',
    continue: '打开 {{host}}',
  },
} satisfies typeof en

export default common
