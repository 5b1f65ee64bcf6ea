import type en from '../en_us/bank'

const bank = {
  noneTitle: '尚未绑定银行卡',
  noneText: '提现将转入您本人名下的银行卡，仅限一张。',
  rules: '仅支持大型商业银行。如需换卡，请联系客服。',
  withdrawNow: '立即提现',
  showNumber: '显示卡号',
  hideNumber: '隐藏卡号',
  bank: '银行',
  number: '银行卡号',
  name: '持卡人姓名',
  mobile: '手机号',
  chooseBank: '选择银行',
  noBanks: '暂无可选银行，请稍后再试。',
  realNumber: '请输入真实的银行卡号。',
  otherName: '须与您的真实姓名“{{name}}”一致。',
  digitsOnly: '只能输入数字。',
  nameHint: '按银行登记的姓名填写，不区分大小写和重音符号。',
  reviewTitle: '核对银行卡信息',
  reviewText: '请核对每一位数字。只能绑定一张银行卡。',
  confirm: '绑定此卡',
  change: '返回修改',
  bound: '银行卡已绑定。',
  closedTitle: '已绑定银行卡',
  closedText: '如需换卡，请联系客服。',
  seeCard: '查看银行卡',
  unknown: '银行卡可能已绑定。再次提交前，请先到“银行卡”页面查看。',
  notBoundYet: '平台上暂无绑定的银行卡，您可以重试。',
} satisfies typeof en

export default bank
