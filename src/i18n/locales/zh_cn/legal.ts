import type en from '../en_us/legal'

const legal = {
  agreementTitle: '开户协议',
  agreement1: '您须年满 18 周岁，且达到居住地的成年年龄。',
  agreement2: '一个账号只供一人使用。请自行保管好您的密码。Tiga 是您访问平台所用的应用。',
  operatorNamed: '平台由 {{name}} 运营。',
  operatorNone: '平台的运营方未公布。',
  agreement3: '投注可能亏损。规则和赔率已公布的游戏，会显示平均抽取多少。切勿用生活所需的钱投注。',
  termsTitle: '条款',
  terms1: '订单、充值和提现由平台决定。Tiga 显示平台返回的结果，未收到结果时会如实说明。',
  terms2: 'Tiga 无法撤销已提交的订单。已截止的期次不再受理订单。',
  privacyTitle: '隐私',
  goesTitle: '退出登录时从本设备清除',
  goes: {
    session: '登录状态',
    messages: '“您的请求”中最近的 50 条结果',
    requests: '结果尚不清楚的订单、提现和充值',
    awaited: '您在等待结果的期次',
    orders: '您订单中的开奖结果',
    receipts: '充值回执',
    savedHosts: '您收藏的向导',
    shownPayouts: '下单时显示的赔率',
    readNotices: '已读的公告',
    watched: '视频的观看位置',
    copies: '记录的离线副本（开启后）',
  },
  staysTitle: '在本设备上保留',
  stays: {
    language: '语言',
    theme: '主题',
    numberFormat: '数字格式',
    dataSaver: '省流量',
    ledger: '在此看过的开奖结果',
    playTime: '每天打开开奖页面的时长',
    realityCheck: '时间提醒',
    limits: '您自设的限额和休息期，以及计入其中的充值',
  },
  sessionEnds: '如果登录自行失效，您的请求、期次、收藏的向导和开奖结果会保留到您下次登录。其他会员看不到。',
  erasing: '设置中的“清除 Tiga 的数据”会清除以上全部内容；您自设的限额和休息期在结束时清除。',
  platformSees:
    'Tiga 会向平台发送您填写的内容，以及您的登录状态和语言。图片、视频和客服聊天来自平台指定的服务器，这些服务器会看到您的网络地址。Tiga 不含统计分析，也没有广告。',
} satisfies typeof en

export default legal
