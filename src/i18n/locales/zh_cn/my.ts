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
  inviteHint: '较高的会员等级附带邀请码，升级由客服办理。',
  contactService: '联系客服',
} satisfies typeof en

export default my
