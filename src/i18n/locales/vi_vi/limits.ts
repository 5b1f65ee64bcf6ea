import type en from '../en_us/limits'

const limits = {
  intro:
    'Bạn tự đặt ra các mức này. Thiết bị này giữ chúng cho tài khoản của bạn, kể cả sau khi bạn đăng xuất. Nền tảng không giữ chúng, và thiết bị khác không biết chúng.',
  rule: 'Giới hạn thấp hơn có hiệu lực ngay. Giới hạn cao hơn, hoặc bỏ giới hạn, có hiệu lực sau 24 giờ; trước lúc đó bạn có thể rút lại. Nếu có nhiều giới hạn, mức thấp nhất được áp dụng.',
  breaks: 'Tạm nghỉ',
  breakUntil: 'Bạn tạm nghỉ đến {{time}}.',
  breakText: 'Đến lúc đó bạn không thể đặt lệnh ở đây.',
  breakOpen: 'Các lệnh chưa kết toán vẫn được kết toán; lịch sử, rút tiền và chăm sóc khách hàng vẫn mở.',
  noTime:
    'Hiện chưa có giờ của nền tảng. Cho đến khi có, không lần tạm nghỉ nào kết thúc và không giới hạn cao hơn nào có hiệu lực.',
  breakOffer: 'Khi tạm nghỉ, bạn không đặt lệnh quay số được trên thiết bị này. Không thể rút ngắn.',
  breakLonger: 'Bạn có thể kéo dài, nhưng không thể rút ngắn.',
  breakDay: '24 giờ',
  breakWeeks6: '6 tuần',
  breakEnds: 'đến {{time}}',
  breakTitle: 'Tạm nghỉ: {{length}}?',
  breakHolds: 'Đến {{time}} bạn không thể đặt lệnh từ tài khoản của mình trên thiết bị này.',
  breakUntold:
    'Từ bây giờ bạn không thể đặt lệnh từ tài khoản của mình trên thiết bị này. Hiện chưa có giờ của nền tảng; thời gian nghỉ ({{length}}) được tính từ khi có.',
  breakRule: 'Không thể rút ngắn hay hủy lần tạm nghỉ.',
  breakStart: 'Bắt đầu nghỉ',
  notStored: 'Trình duyệt không lưu được: chỉ có hiệu lực ở trang này cho đến khi bạn đóng hoặc tải lại trang.',
  group: {
    order: 'Mỗi lệnh',
    lost: 'Lỗ',
    toppedUp: 'Các lần nạp',
    play: 'Thời gian chơi',
  },
  source: {
    staked: 'Tính từ lịch sử nhiệm vụ của bạn theo ngày của nền tảng: hôm nay, 7 ngày, 30 ngày gần nhất.',
    lost: 'Tiền cược trừ tiền nhận lại, theo lịch sử nhiệm vụ. Lệnh chưa kết toán được tính là lỗ cho đến khi kết toán.',
    toppedUp: 'Tính từ các lần nạp gửi từ thiết bị này trong 24 giờ, 7 ngày và 30 ngày gần nhất.',
    play: 'Thời gian màn hình quay số hiển thị hôm nay, tính trên thiết bị này. Một ngày bắt đầu lúc 0 giờ GMT.',
  },
  kind: {
    perOrder: 'Tối đa mỗi lệnh',
    stakedDay: 'Tiền cược mỗi ngày',
    staked7: 'Tiền cược trong 7 ngày',
    staked30: 'Tiền cược trong 30 ngày',
    lossDay: 'Lỗ mỗi ngày',
    loss7: 'Lỗ trong 7 ngày',
    loss30: 'Lỗ trong 30 ngày',
    topUpDay: 'Nạp mỗi ngày',
    topUp7: 'Nạp trong 7 ngày',
    topUp30: 'Nạp trong 30 ngày',
    playDay: 'Thời gian chơi mỗi ngày',
  },
  none: 'Không giới hạn',
  soFarIs: 'đến nay {{used}}',
  soFarUnknown: 'chưa rõ mức đến nay',
  waits: '{{most}} từ {{time}}',
  waitsNone: 'không giới hạn từ {{time}}',
  waitsUntold: 'đang chờ: {{most}}',
  holds: 'Đang áp dụng',
  soFar: 'Đến nay',
  waiting: 'Đang chờ',
  newLimit: 'Giới hạn mới',
  newMinutes: 'Giới hạn mới, tính bằng phút',
  set: 'Đặt giới hạn',
  remove: 'Bỏ giới hạn',
  takeBack: 'Rút lại',
  error: {
    zero: 'Nhập số lớn hơn 0. Nếu không muốn đặt lệnh nào, hãy tạm nghỉ.',
    minutes: 'Nhập số phút nguyên, từ 1 đến 1440.',
  },
  done: {
    now: '{{limit}}: {{most}} có hiệu lực ngay.',
    later: '{{limit}}: {{most}} có hiệu lực từ {{time}}.',
    none: '{{limit}}: không giới hạn từ {{time}}.',
    untold: '{{limit}}: {{most}}, 24 giờ sau khi có giờ của nền tảng.',
  },
  refusal: {
    onBreak: 'Bạn đang tạm nghỉ nên không thể đặt lệnh.',
    perOrder: 'Giới hạn của riêng bạn là {{most}} mỗi lệnh. Lệnh này là {{adds}}.',
    overLimit:
      'Giới hạn của riêng bạn “{{limit}}” là {{most}}: đến nay {{used}}, còn {{left}}. Lần này sẽ thêm {{adds}}.',
    played: 'Giới hạn thời gian chơi của riêng bạn là {{most}} phút mỗi ngày. Hôm nay đã {{used}} phút.',
    notCounted:
      'Không tính được giới hạn của riêng bạn “{{limit}}” vì thiếu một phần lịch sử của bạn hoặc giờ của nền tảng. Không có gì được gửi đi. Có thể sớm tính lại được, hoặc phải đợi đến khi qua hết những ngày được tính.',
  },
  ask: {
    title: 'Đặt giới hạn trước lần nạp đầu tiên?',
    text: 'Bạn có thể tự đặt giới hạn nạp tiền ngay bây giờ, hoặc bất cứ lúc nào sau này.',
    set: 'Đặt giới hạn',
    decline: 'Không, cảm ơn',
  },
} satisfies typeof en

export default limits
