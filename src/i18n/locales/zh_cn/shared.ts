import type en from '../en_us/shared'

const shared = {
  report: '个人报表',
  statement: '账户明细',
  notices: '公告',
  service: '在线客服',
  settings: '设置',
  withdraw: '提现',
  bankAccount: '银行卡',
  fundPassword: '资金密码',
  inviteHint: '会员等级较高者可获得邀请码，升级请联系客服。',
  tasksFirst: '请先完成任务列表。',
  unread: '未读：{{number}}',
  complete: '请填写此项。',
  submit: '提交',
  amount: '金额',
  balance: '余额',
  total: '合计',
  staked: '投注',
  won: '中奖',
  returned: '返还',
  net: '盈亏',
  submitted: '提交时间',
  reviewed: '审核时间',
  noResponse: '未收到响应',
  checkedMyself: '我已自行核对',
  checkAgain: '再次查询',
  done: '完成',
  netResult: '盈亏',
} satisfies typeof en

export default shared
