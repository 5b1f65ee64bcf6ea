import type en from '../en_us/limits'

const limits = {
  rule: 'Chỉ áp dụng trên thiết bị này. Giới hạn thấp hơn có hiệu lực ngay, cao hơn thì sau 24\u00a0giờ.',
  breaks: 'Tạm nghỉ',
  breakTake: 'Nghỉ một thời gian',
  breakUntil: 'Tạm nghỉ đến {{time}}',
  breakOpen: 'Đơn chờ kết toán vẫn được kết toán. Bạn vẫn có thể xem lịch sử, rút tiền và liên hệ chăm sóc khách hàng.',
  noTime: 'Hiện không nhận được giờ của nền tảng. Trong lúc đó, đợt nghỉ chưa kết thúc và giới hạn chưa được nâng.',
  breakLonger: 'Nghỉ lâu hơn',
  breakDay: '24 giờ',
  breakWeeks6: '6 tuần',
  breakMonths6: '6 tháng',
  breakYear: '1 năm',
  selfExclusion: 'Nghỉ lâu như vậy là tự loại trừ, chỉ trên thiết bị này. Nền tảng không biết việc này.',
  breakHolds: 'Từ bây giờ đến {{time}}, bạn không thể đặt cược hay nạp tiền ở đây.',
  breakUntold:
    'Từ bây giờ, bạn không thể đặt cược hay nạp tiền ở đây. Thời gian nghỉ tính từ khi có lại giờ của nền tảng.',
  breakRule: 'Không thể rút ngắn hay hủy.',
  breakStart: 'Bắt đầu nghỉ',
  mayBeDropped: 'Trình duyệt có thể tự xóa các giới hạn và đợt nghỉ này.',
  notStored: 'Trình duyệt không lưu được nên chỉ áp dụng trong tab này, đến khi bạn đóng hoặc tải lại.',
  source: {
    lost: 'Đơn chờ kết toán tính là lỗ.',
    toppedUp: 'Các lần nạp gửi từ thiết bị này trong 24 giờ, 7 ngày hoặc 30 ngày qua.',
    play: 'Thời gian bạn mở màn hình quay số hôm nay trên thiết bị này (giờ GMT).',
  },
  kind: {
    perOrder: 'Tối đa mỗi đơn cược',
    stakedDay: 'Tiền cược mỗi ngày',
    staked7: 'Tiền cược trong 7 ngày',
    staked30: 'Tiền cược trong 30 ngày',
    lossDay: 'Lỗ mỗi ngày',
    loss7: 'Lỗ trong 7 ngày',
    loss30: 'Lỗ trong 30 ngày',
    topUpDay: 'Tiền nạp mỗi ngày',
    topUp7: 'Tiền nạp trong 7 ngày',
    topUp30: 'Tiền nạp trong 30 ngày',
    playDay: 'Thời gian chơi mỗi ngày',
  },
  timeCheck: 'Nhắc thời gian',
  timeCheckText: 'Màn hình quay số tạm dừng để bạn xem thời gian, tiền cược và lãi/lỗ.',
  timeCheckEvery: 'Mỗi {{minutes}} phút',
  timeCheckNever: 'Không nhắc',
  none: 'Không giới hạn',
  more: 'Giới hạn khác',
  usedOf: '{{used}} / {{most}}',
  used: 'mức đã dùng',
  waits: 'Kể từ {{time}}',
  waitsUntold: 'Sắp tới',
  holds: 'Giới hạn hiện tại',
  soFar: 'Đến nay',
  newLimit: 'Giới hạn mới',
  newMinutes: 'Giới hạn mới, tính bằng phút',
  set: 'Đặt giới hạn',
  remove: 'Bỏ giới hạn',
  takeBack: 'Hủy thay đổi',
  error: {
    zero: 'Vui lòng nhập số lớn hơn 0. Nếu không muốn cược nữa, hãy tạm nghỉ.',
    minutes: 'Vui lòng nhập số nguyên từ 1 đến 1440.',
  },
  done: {
    now: '{{limit}}: {{most}}, áp dụng ngay.',
    later: '{{limit}}: {{most}} kể từ {{time}}.',
    none: '{{limit}}: bỏ giới hạn kể từ {{time}}.',
    untold: '{{limit}}: thay đổi sau 24 giờ kể từ khi có lại giờ của nền tảng.',
  },
  refusal: {
    onBreak: 'Bạn đang tạm nghỉ nên không thể đặt cược hay nạp tiền.',
    perOrder: 'Bạn tự giới hạn {{most}} mỗi đơn cược. Đơn này là {{adds}}.',
    overLimit: 'Giới hạn “{{limit}}” bạn tự đặt là {{most}}: đến nay {{used}}, còn {{left}}. Lần này thêm {{adds}}.',
    played: 'Bạn tự giới hạn chơi {{most}} phút mỗi ngày. Hôm nay bạn đã chơi {{used}} phút.',
    notCounted: {
      time: 'Chưa gửi: thiếu giờ của nền tảng nên không kiểm tra được giới hạn “{{limit}}” bạn tự đặt.',
      answer:
        'Chưa gửi: không đọc được lịch sử của bạn nên không kiểm tra được giới hạn “{{limit}}” bạn tự đặt. Hãy thử lại.',
      record:
        'Chưa gửi: thiếu một phần lịch sử nên không kiểm tra được giới hạn “{{limit}}” bạn tự đặt. Tình trạng này có thể kéo dài bằng số ngày của giới hạn.',
      device:
        'Chưa gửi: không đọc được số liệu trên thiết bị này nên không kiểm tra được giới hạn “{{limit}}” bạn tự đặt. Tình trạng này có thể kéo dài bằng số ngày của giới hạn.',
    },
  },
  ask: {
    title: 'Đặt giới hạn nạp tiền?',
    decline: 'Không, cảm ơn',
  },
} satisfies typeof en

export default limits
