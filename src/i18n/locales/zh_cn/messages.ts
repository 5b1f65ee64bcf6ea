import type en from '../en_us/messages'

const messages = {
  amountProblem: {
    decimals: '只能输入整数金额，不能带小数。',
    notDigits: '只能输入数字，例如 50000。',
    tooLong: '金额位数过多。',
  },
  emptyText: '投注、充值和提现的结果会显示在这里。',
  wrongAmount: '请输入正确的金额。',
  unreadable: { title: '先前提交的一笔无法读取。', text: '这一笔可能已受理。再次提交前，请先查看记录或咨询客服。' },
  balanceNow: '当前余额',
  neverPay: '切勿为了收款而先付款。',
  neverPayFirst: '如被要求先充值，请勿付款。',
  kept: '本设备保留最近 50 条，退出登录后清除。',
  openAtLogOut: {
    lead: '以下受理状态未知：',
    order: '投注：{{what}}，提交于 {{time}}',
    withdrawal: '提现：{{what}}，提交于 {{time}}',
    topUp: '充值：{{what}}，提交于 {{time}}',
    text: '退出登录会清除以上内容，Tiga 将无法告知结果。平台上的记录不受影响。',
  },
  beforeEnd: '登录失效之前：',
  underWay: {
    title: '等待平台响应',
    text: '已于 {{time}} 提交。平台响应前，不能提交下一笔。',
    other: '另一笔尚在等待平台响应，请稍候。',
  },
  unkept: '浏览器无法保存这一笔的记录，请停留在本页，直到平台响应。',
  again: {
    order: '请勿重复投注。',
    withdrawal: '请勿重复提现。',
    topUp: '请勿重复充值。',
  },
  record: { order: '任务记录', withdrawal: '提现记录', topUp: '充值总额' },
  unknown: {
    may: '这一笔可能已受理（{{what}}）。',
    mayAfterAll: '平台提示“{{words}}”，但这一笔可能已受理（{{what}}），请先核对再重试。',
    last: '上一笔可能已受理。',
    checking: '正在查询您的{{record}}',
    missing: '{{record}}中暂无这一笔。',
    copies: '您的{{record}}中新增了 {{number}} 笔相同的记录。如您只提交了一笔，请联系客服。',
    unclear: '您的{{record}}中至少有一笔与此相符，请同时核对余额。',
    partial: '您的{{record}}有部分无法读取，请同时核对余额。',
    failed: '暂时无法查询您的{{record}}。',
    match: '找到相符的一笔',
    found: '您的{{record}}中有相符的一笔：{{what}}。',
  },
  dismiss: {
    title: '您核对过记录了吗？',
    text: 'Tiga 将不再跟进这一笔，您可以另行提交。如果它其实已受理，两笔都会生效。',
    confirm: '已核对，不再跟进',
    keep: '继续跟进',
  },
  see: { order: '查看任务记录', withdrawal: '查看提现记录' },
  order: {
    what: '{{game}} {{period}}，{{total}}',
    accepted: { title: '投注已受理' },
    refused: { title: '投注未被受理' },
  },
  withdrawal: {
    accepted: { title: '提现已提交', next: '{{amount}}，等待平台审核。' },
    refused: { title: '提现未被受理' },
  },
  topUp: {
    accepted: { title: '充值已提交', next: '{{amount}}，审核通过才计入余额。' },
    refused: { title: '充值未被受理' },
  },
  rounds: {
    label: '您投注的期次',
    more: '展开其余 {{number}} 期',
    fewer: '收起',
  },
  changed: {
    title: '往期结果有改动',
    values: '{{game}} 第 {{period}} 期：最初为 {{first}}，后来变为 {{later}}。',
    seen: {
      draw: '{{numbers}}（游戏页面，{{time}}）',
      history: '{{numbers}}（往期开奖，{{time}}）',
    },
    first: '最初',
    later: '后来',
    text: 'Tiga 无法判断哪个结果正确。',
  },
  round: '{{game}} {{period}} · {{sum}}',
  told: '{{title}}：{{text}}',
  aboutMore: '{{about}}。{{more}}',
  settled: {
    title: '本期已结算',
    text: '{{game}} 第\u00a0{{period}}\u00a0期：投注\u00a0{{staked}}，返还\u00a0{{returned}}，盈亏\u00a0{{net}}。',
    partial:
      '{{game}} 第\u00a0{{period}}\u00a0期：投注\u00a0{{staked}}，按记录返还\u00a0{{returned}}，是否含投注额未知。',
  },
  checkedMyself: '我已自行核对',
  outcomeUnknown: '受理状态未知',
} satisfies typeof en

export default messages
