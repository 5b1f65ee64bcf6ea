import type { WithoutSingularKeys } from '../../sections'
import type en from '../en_us/fairness'

const fairness = {
  checkDraws: '核验开奖',
  seen: '{{verdict}}（共 {{number}} 期）',
  chance: '以上均不能证明公平与否。',
  tooFew: '仅 {{number}}\u00a0/\u00a0{{least}} 期',
  usual: '未见异常',
  unusual: '有异常，但不足以定论',
  hardlyChance: '极不可能是巧合',
  unlikelyDraws: '这些开奖极不可能是巧合',
  hardlyChanceText: '开奖公平时，每 {{number}} 名会员中至多 1 名会看到这种情况。',
  evidence: '异常程度',
  evidenceText:
    '达到 {{unusual}} 为异常，达到 {{hardlyChance}} 则极不可能是巧合。开奖公平时，每 {{unusual}} 名会员中至多 1 名会达到 {{unusual}}。',
  ifFair: '以下为 {{number}} 次中的占比。开奖公平时，各约 {{share}}。',
  hitsOf: '{{hits}}\u00a0/\u00a0{{number}} 次（{{share}}）',
  leftOut: '{{number}} 注已结算但未计入：规则或赔率未公布。',
  row: {
    draws: '开奖',
    past: '往期结果',
    own: '您的结果',
    settled: '已结算投注单',
  },
  asks: {
    draws: '开奖看起来公平吗？',
    past: '往期结果被改动过吗？',
    own: '您的结果符合预期吗？',
    settled: '您的投注单结算正确吗？',
  },
  draws: {
    tooFew: '期数不足：{{number}}\u00a0/\u00a0{{least}}。',
    tooFewText: 'Tiga 会记下在此看到的结果，满 {{least}} 期后与公平开奖比较。',
    usual: '{{number}} 期未见异常，但不能证明公平。',
    unusual: '{{number}} 期开奖有异常，但不足以定论',
    unusualText: '请就这些结果咨询客服。',
    noRules: '本游戏未公布规则，无法核验开奖。',
    noRulesText: 'Tiga 仍会记下开奖结果，如有改动会提醒您。',
    impossible: '有期次开出了规则以外的号码：{{rounds}}。',
    more: '另有 {{number}} 期',
    faces: '各个数字',
    picks: '大小与单双',
  },
  ledger: {
    same: '未见改动',
    changed: '{{number}} 个结果有改动',
    none: '尚无记录',
    text: 'Tiga 会将每个结果与首次看到的结果核对，但无法判断首次看到的是否正确。',
    rounds: '已记录期数',
    began: '开始记录',
  },
  own: {
    tooFew: '已结算期数不足：{{number}}\u00a0/\u00a0{{least}}。',
    usual: '{{number}} 期未见异常，但不能证明公平。',
    hits: '50% 选项的中奖次数',
    large: '其中投注额高于平均时的中奖次数',
    share: '{{amount}}（{{share}}）',
    expected: '预期平均返还',
  },
  settled: {
    none: '尚无已结算投注单',
    agreed: '{{settled}} 张中 {{agreed}} 张相符',
    agreedSome: '{{agreed}} 张相符，{{unknown}} 张无法复核',
    differ: '{{settled}} 张中 {{differing}} 张不符',
    text: 'Tiga 按开奖号码、您的选项和投注额，以及当时显示的赔率，复核每张投注单的结算。',
    agreedName: '相符',
    differName: '不符',
    unknownName: '无法复核',
    unknownText: '“无法复核”：本设备没有开奖号码、规则或当时的赔率。',
  },
} satisfies WithoutSingularKeys<typeof en>

export default fairness
