import type en from '../en_us/legal'

const legal = {
  title: '协议、条款与隐私',
  agreementTitle: '开户协议',
  agreement1: '您须达到居住地的成年年龄，且年满 18 周岁，方可开户和投注。',
  agreement2:
    '一个账号只供一人使用。请自行保管好您的密码。本应用中标明的运营方负责运营平台；Tiga 是您访问平台所用的应用。',
  agreement3: '投注可能亏损。多次开奖之后，会员输掉的多于收回的。切勿用生活所需的钱投注。',
  termsTitle: '条款',
  terms1: '订单、充值和提现由平台决定。Tiga 显示平台返回的结果，未收到结果时会如实说明。',
  terms2: '已受理的订单不能撤回。已截止的一期不再受理订单。',
  privacyTitle: '隐私',
  privacy1:
    'Tiga 在本设备上保存：您的登录状态、语言、主题、最近看到的开奖、视频的观看位置、已读的公告、充值回执、结果尚不清楚的订单、提现和充值，以及您最近的 50 条消息。退出登录会清除属于您的内容。如果登录自行失效，这些请求和消息会保留到您下次登录，其他会员看不到。',
  privacy2: 'Tiga 只向平台发送页面要求您提供的内容，不含统计分析，也没有广告。',
} satisfies typeof en

export default legal
