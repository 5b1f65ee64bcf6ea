import type { WithoutOne } from '../../sections'
import type en from '../en_us/my'

const my = {
  loginOrRegister: '登录或注册',
  loginHint: '登录后可查看钱包和记录。',
  level: '等级 {{level}}',
  points: '{{points}} 积分',
  walletBalance: '钱包余额',
  refreshBalance: '刷新余额',
  refreshed: '余额已刷新',
  welcome: {
    title: '欢迎来到 Tiga',
    odds: '先看概率',
  },
  trail: {
    see: '{{amount}}：查看构成',
    title: '您的余额由哪些部分构成',
    restText: '“其他”是 Tiga 看不到的部分：账号的初始余额，以及平台计入别处或尚未计入的款项。',
  },
  menu: '菜单',
  totals: '投注汇总',
  profile: '个人中心',
  serviceOff: '请联系客服。平台目前没有提供 Tiga 可以打开的客服链接。',
  messagesUnread: '消息，{{number}} 条未读',
  noticesUnread: '公告，{{number}} 条未读',
  roundsOpen: '{{count}} 期进行中',
} satisfies WithoutOne<typeof en>

export default my
