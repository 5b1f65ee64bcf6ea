import type { WithoutSingularKeys } from '../../sections'
import type en from '../en_us/withdraw'

const withdraw = {
  balanceIs: '余额 {{amount}}',
  records: '记录',
  all: '全部',
  limits: '限额',
  range: '{{minimum}}\u00a0至\u00a0{{maximum}}',
  limitMinimum: '单次最低',
  limitMaximum: '单次最高',
  limitPerDay: '每日提现次数',
  noCard: '尚未绑定银行卡',
  noCardText: '提现只会转入已绑定的银行卡。',
  noFundPassword: '尚未设置资金密码，提现时需要用它确认。',
  setFundPassword: '设置资金密码',

  statedTime: '平台称约 {{time}}到账。',
  statedTimeFastest: '平台称约 {{time}}到账，最快 {{fastest}}。',
  ownMedian: '审核通常需要 {{time}}。',
  ownTime: '上一笔审核用时 {{time}}。',

  refusal: {
    belowMinimum: '提现金额不能低于 {{limit}}。',
    aboveMaximum: '提现金额不能超过 {{limit}}。',
    aboveBalance: '提现金额超出您的余额（{{limit}}）。',
    wrongPassword: '请输入完整的 4 位资金密码。',
  },

  withdrawAmount: '提现 {{amount}}',
  balanceAfter: '提现后余额',
  keys: '数字键盘',
  entered: '已输入 {{entered}} 位，共 {{length}} 位',
  forgot: '忘记密码？',
  forgotText: '此处无法重置，请联系客服。',
  remove: '删除',
  confirm: '确认',
  sending: '提交中，请稍候。',
  wait: '请 5 秒后再试。',

  record: {
    detail: '提现 {{amount}}',
    platformSays: '据平台显示。',
    checkBank: '是否到账，请以银行账户为准。',
  },
  submitted: '已提交',
  reviewed: '已审核',
  inBank: '审核通过后转入银行账户',
} satisfies WithoutSingularKeys<typeof en>

export default withdraw
