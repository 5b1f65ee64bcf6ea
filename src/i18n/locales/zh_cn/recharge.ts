import type en from '../en_us/recharge'

const recharge = {
  payTo: '收款账户',
  askService: '咨询客服',
  askText: '请向客服询问收款账户，Tiga 没有此信息。',
  method: '付款方式',
  methodAgreed: '按与客服约定的方式',
  methodNote: '仅保存在本设备，不会提交给平台。',
  voucher: '转账凭证',
  voucherChoose: '选择图片',
  voucherPreview: '转账凭证预览',
  voucherPreparing: '正在压缩图片',
  voucherUploading: '正在上传',
  voucherUploaded: '已去除地点和时间',
  voucherFailed: '上传失败。',
  removeVoucher: '移除',
  voucherProblem: {
    notAnImage: '此文件不是图片。请选择 JPEG、PNG 或 WebP。',
    tooLarge: '此文件太大，不能超过 {{megabytes}} MB。',
    tooManyPixels: '此图片尺寸太大，不能超过 {{megapixels}}00 万像素。',
    unreadable: '无法读取此图片：本浏览器可能不支持其格式，或文件已损坏。请选择其他图片。',
  },
  error: {
    method: '请选择付款方式。',
    voucher: '请上传转账凭证。',
    voucherWaiting: '转账凭证仍在上传，请等待完成。',
  },
  send: '提交审核：{{amount}}',
  sendForReview: '提交审核',
  memberUnknown: '账号信息尚未加载，未能提交。请稍后再试。',
  againConfirm: '再提交一笔',
  toMine: '返回“我的”',
  receipts: '本设备提交的充值',
  compare: {
    unknown: '暂无可对比的总额。',
    total: '充值总额',
    same: '无变化',
    changed: '{{before}} → {{now}}',
  },
  sentUnconfirmed: '已提交，未确认',
  claimedBalance: '余额 {{amount}} · 未确认',
  inTotal: '充值总额已相应增加',
} satisfies typeof en

export default recharge
