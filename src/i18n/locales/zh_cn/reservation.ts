import type { WithoutSingularKeys } from '../../sections'
import type en from '../en_us/reservation'

const reservation = {
  hallCondition: '余额须达 {{amount}}',
  hallFrom: '余额满 {{amount}}',

  gameNotFound: '未找到游戏',
  gameNotFoundText: '此链接没有对应的游戏。',
  toHall: '查看全部游戏',
  period: '期号',
  lastResult: '最近开奖',
  noResult: '暂无',
  choose: '选择',
  seeOdds: '查看概率',
  chanceEach: '各 {{chance}}',
  oddsUnknown: '概率未公布',

  phase: { closing: '即将截止', closed: '已截止', waiting: '开奖中' },
  waiting: '等待结果',
  waitingText: '第 {{period}} 期结果尚未公布。',
  landed: '第 {{period}} 期结果：{{numbers}}，和值 {{sum}}',

  option: { big: '大', small: '小', odd: '单', even: '双' },
  optionHint: { big: '和值 11–18', small: '和值 3–10', odd: '单数', even: '双数' },
  paysShort: '赔率 {{payout}}',
  payoutUnknown: '赔率未公布',
  rulesUnknown: '规则未公布',

  amount: '每注金额',
  clear: '清空',
  missingOption: '请选择投注选项',
  missingAmount: '请输入金额',
  short: '还差 {{amount}}',
  submit: '提交',
  history: '往期',
  rules: '规则',
  taskList: '任务列表',

  opposites: {
    cost: '同时投注{{options}}必亏 {{lost}}。',
    costBetween: '同时投注{{options}}必亏 {{least}} 至 {{most}}。',
    unknown: '{{options}}每期恰好中一个。赔率未公布，无法算出盈亏。',
  },

  refusal: {
    timeCheck: '请先选择“继续”或“离开”。',
    wrongAmount: '金额有误，必须大于 0。',
    chooseNumber: '请先选择投注选项',
    enterAmount: '请输入金额。',
    insufficient: '余额不足，请联系客服充值。',
    insufficientDetail: '本次投注需要 {{needed}}，您的余额为 {{balance}}。',
    contactAdmin: '此任务请联系管理员。',
    condition: '本游戏要求余额达到 {{needed}}，您的余额为 {{balance}}。',
    blocked: '平台不受理此账号投注。',
    closed: '本期已截止，确认前请核对新一期。',
    noBalance: '无法读取您的余额，因此不能投注。',
    noPeriod: '平台目前未显示可投注的期次。',
  },

  confirm: {
    title: '确认投注',
    balanceAfter: '投注后余额',
    optionReturns: '“{{option}}”中奖时返还',
    returnedNote: '返还包含投注额。',
    platformDecides: '是否受理由平台决定。',
    confirm: '确认 {{amount}}',
    sending: '提交中',
    newPeriod: '改投第 {{period}} 期',
    closesIn: '距截止',
    balanceDiffers: '您的余额变动了 {{changed}}，但投注单金额为 {{total}}。再次投注前请查看任务记录。',
  },
  longRun: {
    title: '所有可能的开奖结果',
    dots: '共 {{outcomes}} 种可能结果。',
    average: '投注 {{total}}，平均返还 {{returned}}',
    back: '返还 {{amount}}',
    nothing: '无返还',
  },
  check: {
    title: '您已游戏 {{time}}',
    net: '目前盈亏',
    noneSettled: '尚无结算',
    today: '今天（本设备）',
    goOn: '继续',
    leave: '离开',
  },
  orderSuccessful: '投注成功：{{period}}',

  historyTitle: '往期开奖',
  sum: '和值',
  pastDraws: '往期开奖与下一期无关。',

  rulesTitle: '概率与规则',
  rulesOfPlatform: '平台说明',
  rulesMissing: '未公布：{{what}}。投注前请咨询客服。',
  rulesMissingOf: { text: '游戏说明', wins: '各选项如何中奖', payout: '中奖后返还多少' },
  rulesAsRead: 'Tiga 对规则的理解',
  rulesDraw:
    '每期开出三个 1 到 6 的数字。和值 11\u00a0到\u00a018 为大，3\u00a0到\u00a010 为小，偶数为双，奇数为单。三个数字相同也不例外。',
  rulesOddsTitle: '各选项的概率',
  rulesAssumption: '以上概率假设每个数字机会均等，Tiga 无法验证。',
  rulesChance: '{{hits}} / {{outcomes}}（{{share}}）',
  rulesOption: '选项',
  rulesChanceHead: '概率',
  rulesPayoutHead: '赔率',
  rulesBreakEven: '要保本，中奖概率须达 {{needed}}。每投注 {{per}}，本游戏平均抽取 {{kept}}。',
  rulesTimingTitle: '截止与结算',
  rulesTiming: '倒计时结束后，Tiga 不再提交本期投注。平台如何记录，见任务记录。',

  taskEmpty: '本游戏暂无投注单',
  roundOf: '第 {{period}} 期',
  forOptions: '{{options}}：{{text}}',
  returnIfAny: '中奖时返还',
} satisfies WithoutSingularKeys<typeof en>

export default reservation
