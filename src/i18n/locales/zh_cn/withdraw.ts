import type en from '../en_us/withdraw'

const withdraw = {
  records: '记录',
  all: '全部',
  limits: '限额',
  range: '{{minimum}} 至 {{maximum}}',
  perDay: '每日 {{times}} 次',
  limitMinimum: '单次最低',
  limitMaximum: '单次最高',
  limitPerDay: '每日提现次数',
  limitAll: '“全部”将填入',
  limitNote: '以上为平台的限额。平台会对每笔提现再次核对。',
  bound: '已绑定',
  noCard: '尚未绑定银行卡，提现只会转入已绑定的卡。',
  noFundPassword: '尚未设置资金密码，提现需用它确认。',
  setFundPassword: '设置资金密码',

  platformTime: '平台称约 5 分钟到账，最快 2 分钟。',
  ownMedian: '您的提现到平台报告完成的中位用时：{{time}}（{{number}} 笔）。',
  ownMedianNone: '您的提现次数较少，暂无法比较。',
  underOneMinute: '不到 1 分钟',
  minutes: '{{minutes}} 分钟',
  hours: '{{hours}} 小时 {{minutes}} 分钟',

  refusal: {
    wrongAmount: '请输入正确的金额。',
    belowMinimum: '最低为 {{limit}}。',
    aboveMaximum: '提现金额不能超过 {{limit}}。',
    aboveBalance: '超出您的余额 {{limit}}。',
    wrongPassword: '请输入正确的资金密码，共 4 位数字。',
    offline: '网络未连接，未提交任何内容。',
    underWay: '您的另一笔提现正在进行，请等待响应。',
    unknownPending: '上一笔提现仍未收到响应。请勿重复提现，请先查看您的记录。',
  },

  holder: '持卡人',
  balanceAfter: '提现后余额',
  keys: '数字键',
  entered: '已输入 {{entered}} 位，共 {{length}} 位',
  forgot: '忘记？',
  forgotText: '资金密码问题请联系客服，此处无法重置。',
  remove: '删除',
  confirm: '确认',
  sending: '提交中，请稍候。',
  wait: '请间隔 5 秒后再试。',
  notTaken: '提现未被受理。',
  submitted: '已提交 {{amount}}，等待平台审核。',

  unknown: {
    text: '未收到响应，请勿重复提现。提现可能已受理。',
    checking: '正在查询您的提现记录',
    found: '已找到：您的记录中有这笔提现。',
    missing: '您的记录中暂无这笔提现。它可能稍后出现，重复提现前请再次查询。',
    unclear: '您的记录中有几笔相同金额的提现，因此我们无法判断。请对照记录核对余额。',
    failed: '暂时无法查询您的提现记录。',
  },

  record: {
    refreshed: '刷新成功',
    emptyText: '您的提现会显示在这里，并附上平台的处理情况。',
    notReviewed: '尚未审核',
    see: '提现 {{amount}}，{{time}}',
    detail: '提现 {{amount}}',
    platformSays: '平台说明',
    notArrived: '平台已付款不等于已到账。款项是否到账，请以您的银行账户为准。',
  },
} satisfies typeof en

export default withdraw
