import type en from '../en_us/demo'

const demo = {
  title: 'Tài khoản demo',
  text: 'Nền tảng mô phỏng trên thiết bị này. Không dùng tiền thật.',
  members: 'Thành viên',
  codes: 'Mã mời',
  use: 'Dùng {{name}}',
  kind: { regular: 'thành viên thường', fullView: 'quyền xem đầy đủ', ordersBlocked: 'bị chặn đặt cược' },
} satisfies typeof en

export default demo
