import type { WithoutOne } from '../../sections'
import type en from '../en_us/my'

const my = {
  loginOrRegister: '登录或注册',
  loginHint: '登录后可查看钱包和记录。',
  levelPoints: '等级 {{level}} · {{points}} 积分',
  walletBalance: '钱包余额',
  refreshBalance: '刷新余额',
  refreshed: '余额已刷新',
  menu: '菜单',
  totals: '投注汇总',
  profile: '个人中心',
  serviceOff: '请联系客服。平台公布的服务时间：每天 24 小时，每周 7 天。',
} satisfies WithoutOne<typeof en>

export default my
