import type en from '../en_us/my'

const my = {
  title: '我的',
  loginOrRegister: '登录或注册',
  loginHint: '登录后可查看钱包和记录。',
  levelPoints: '等级 {{level}} · {{points}} 积分',
  walletBalance: '钱包余额',
  refreshBalance: '刷新余额',
  refreshed: '余额已刷新',
  settings: '设置',
  menu: '菜单',
  taskRecord: '任务记录',
  inviteHint: '会员等级较高者可获得邀请码，升级请联系客服。',
  contactService: '联系客服',
  topUp: '充值',
  withdraw: '提现',
  totals: '投注汇总',
  staked: '投注',
  returned: '中奖',
  net: '盈亏',
  report: '个人报表',
  statement: '账户明细',
  profile: '个人中心',
  notices: '公告',
  messages: '消息',
  messagesUnread: '未读：{{number}}',
  service: '在线客服',
  completeTasksFirst: '请先完成任务列表。',
  serviceOff: '请联系客服。平台公布的服务时间：每天 24 小时，每周 7 天。',
} satisfies typeof en

export default my
