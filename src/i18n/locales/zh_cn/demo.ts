import type en from '../en_us/demo'

const demo = {
  title: '演示账号',
  text: '本设备上的模拟平台，不涉及真实资金。',
  members: '会员',
  codes: '邀请码',
  use: '使用 {{name}}',
  kind: { regular: '普通会员', fullView: '完整观看权限', ordersBlocked: '无法投注' },
} satisfies typeof en

export default demo
