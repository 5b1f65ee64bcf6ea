import type { WithoutSingularKeys } from '../../sections'
import type en from '../en_us/report'

const report = {
  figures: '合计',
  stakesPending: '尚有 {{amount}} 的投注待结算',
  toppedUp: '充值',
  withdrawn: '提现',
  netPaidIn: '净充值',

  trend: '盈亏走势',
  plotName: '盈亏走势，{{from}} 至 {{to}}：最终 {{net}}，最低 {{lowest}}，最高 {{highest}}',
  daysName: '每日盈亏，{{from}} 至 {{to}}',
  showDays: '按日查看',
  hideDays: '收起',
  noSettled: '此时间范围内没有已结算的投注单',
  noSettledText: '盈亏根据已结算的投注单计算。',
  undated: '{{number}} 张已结算投注单的日期无法读取，未计入。',
  untold: '{{number}} 张已结算投注单的返还金额缺失或无法读取，未计入。',

  ordersDiffer: '平台所列投注单共投注 {{staked}}、返还 {{returned}}，与合计不符，请咨询客服。',
  withdrawalsDiffer: '平台显示已完成的提现共 {{total}}，与合计不符，请咨询客服。',

  orders: '投注单',
  withdrawals: '提现',
  noDate: '无日期',
  withdrawal: '提现',
  withdrawalsIn: '提现 · {{state}}',
  netResult: '盈亏',
} satisfies WithoutSingularKeys<typeof en>

export default report
