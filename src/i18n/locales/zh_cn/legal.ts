import type en from '../en_us/legal'

const legal = {
  agreementTitle: '开户协议',
  agreement1: '您须年满 18 周岁，并达到居住地的法定成年年龄。',
  agreement2: '一个账号仅供一人使用，请妥善保管密码。Tiga 是访问平台的应用。',
  operatorNamed: '平台由 {{name}} 运营。',
  operatorNone: '平台尚未公布运营方。',
  agreement3: '投注可能亏损。已公布规则和赔率的游戏，会显示平均抽取的金额。切勿投注生活所需的钱。',
  termsTitle: '条款',
  terms1: '投注、充值和提现是否受理，由平台决定。Tiga 显示平台的处理结果，收不到时也会告知您。',
  terms2: '投注提交后 Tiga 无法撤销，已截止的期次不再受理。',
  privacyTitle: '隐私',
  goesTitle: '退出登录后，从本设备清除',
  goes: {
    session: '登录状态',
    messages: '“我的消息”中最近的 50 条',
    requests: '受理状态未知的投注、提现和充值',
    draft: '尚未提交的金额和选项，最多保留 30\u00a0分钟',
    awaited: '您等待结果的期次',
    receipts: '充值回执',
    savedHosts: '您收藏的向导',
    shownPayouts: '投注时显示的赔率',
    unlikelyGames: '开奖结果不太可能出于偶然的游戏',
    readNotices: '已读的公告',
    watched: '视频的观看位置',
    copies: '您开启的离线副本',
  },
  staysTitle: '退出登录后，本设备仍保留',
  stays: {
    settings: '您的设置',
    seen: '在此看过的开奖结果，以及每天停留在游戏页面的时长',
    realityCheck: '时间提醒',
    limits: '您自设的限额和休息期，以及计入限额的充值',
  },
  sessionEnds: '如果登录过期而您没有退出，您的消息、等待的期次和收藏的向导会保留到您下次登录，其他会员看不到。',
  erasing:
    '“设置”中的“清除 Tiga 的数据”会清除以下列出的全部内容，其中您自设的限额在 24\u00a0小时后清除，休息期在结束后清除。',
  platformSees:
    '您填写的内容、登录状态和语言会发送给平台。图片、视频和客服聊天来自平台指定的服务器，这些服务器能看到您的 IP 地址。Tiga 不做统计分析，也没有广告。',
  faultsReported: 'Tiga 出错时，会把故障报告给运营方，其中不含您的数据。',
} satisfies typeof en

export default legal
