import type en from '../en_us/record'

const record = {
  emptyText: '您的订单及其结果会显示在这里。',
  emptyFilter: '没有符合条件的订单',
  showAll: '显示全部',
  filters: '筛选',
  pending: '待结算',
  settled: '已结算',
  waiting: '等待结算',
  won: '中奖',
  lost: '未中奖',
  totalsPartial: '部分返还按平台记录显示，是否包含投注额尚不清楚。',
  hiddenNumbers: '尚未开奖',
  rechecked: '每条已结算记录的输赢均与所示号码相符，金额未核对。',
  recheckedSome:
    '共 {{settled}} 条已结算记录，其中 {{checked}} 条的输赢与所示号码相符，金额未核对。其余记录的规则或号码未公布。',
  netUnknown: '盈亏未知',
  mismatch: '与开奖结果不符',
  mismatchText: '按显示的号码，此条应为：{{expected}}。请联系客服。',
  recordedOnly: '按记录显示',
  gross: '含投注额',
  netOnly: '不含投注额',
  receipt: {
    share: '分享回执',
    print: '打印回执',
    save: '存为文件',
    copied: '回执已复制。',
    notShared: '您的浏览器不允许 Tiga 分享或复制回执。',
    noChecksum: '文件已交给浏览器下载，但没有校验码：在这里无法生成。如未出现，请换用其他浏览器打开 Tiga。',
    note: '内容来自本设备读取的平台记录，时间以服务器为准，并非平台出具的文件。',
  },
  exportCsv: '导出',
  exported: '文件已交给浏览器下载。如未出现，请换用其他浏览器打开 Tiga。',
  detail: '第 {{period}} 期订单',
  placed: '下单时间',
  updated: '最近更新',
  statusText: '状态',
  seeOrder: '第 {{period}} 期详情',
  line: {
    staked: '投注 {{staked}}',
  },
  csv: {
    period: '期号',
    game: '游戏',
    option: '选项',
    stake: '投注额',
    outcome: '结果',
    recorded: '记录的返还',
    placed: '下单时间（服务器时间）',
  },
} satisfies typeof en

export default record
