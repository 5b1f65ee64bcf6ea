import type { WithoutSingularKeys } from '../../sections'
import type en from '../en_us/my'

const my = {
  loginOrRegister: '登录或注册',
  loginHint: '登录后可查看钱包和记录。',
  level: '等级 {{level}}',
  points: '{{points}} 积分',
  refreshBalance: '刷新余额',
  refreshed: '余额已刷新',
  seeOdds: '看看游戏',
  menu: '菜单',
  profile: '个人中心',
  numberFormatSet: '金额现以 {{sample}} 的格式显示，可在设置中更改。',
  serviceOff: 'Tiga 暂无可用的客服链接，请通过其他方式联系客服。',
  noEntries: '还没有投注或提现。',
  onItsWay: { title: '处理中的款项', since: '{{time}} 起', topUp: '充值' },
} satisfies WithoutSingularKeys<typeof en>

export default my
