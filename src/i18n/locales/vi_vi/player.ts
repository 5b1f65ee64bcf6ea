import type en from '../en_us/player'

const player = {
  player: 'Trình phát video',
  play: 'Phát',
  pause: 'Tạm dừng',
  stepBack: 'Tua lùi {{seconds}} giây',
  stepForward: 'Tua tới {{seconds}} giây',
  mute: 'Tắt tiếng',
  unmute: 'Bật tiếng',
  speed: 'Tốc độ',
  captions: 'Phụ đề',
  captionsOff: 'Tắt phụ đề',
  position: 'Vị trí',
  timeOf: '{{position}} trên {{end}}',
  timeOfPreview: '{{position}} trên {{end}}, xem thử đến {{preview}}',
  pictureInPicture: 'Hình trong hình',
  fullScreen: 'Toàn màn hình',
  leaveFullScreen: 'Thoát toàn màn hình',
  loading: 'Đang tải video',
  lost: {
    network: 'Mất kết nối.',
    unavailable: 'Hiện nền tảng không cung cấp được video này.',
    media: 'Không đọc được một đoạn của video.',
    unsupported: 'Trình duyệt này không phát được video này. Hãy thử trình duyệt mới hơn.',
    missing: 'Nền tảng chưa cung cấp video này.',
  },
  fullView: 'Bạn có quyền xem đầy đủ',
  wholeVideo: 'Bạn xem được toàn bộ video này',
  previewOf: 'Xem thử đến {{preview}}',
  resumed: 'Đang xem tiếp từ {{position}}.',
  fromStart: 'Xem từ đầu',
  previewEnded: 'Phần xem thử kết thúc ở {{position}}',
  previewEndedText: 'Muốn xem hết, bạn cần quyền xem đầy đủ.',
  statedByPlatform: 'Nền tảng cho biết: “Vui lòng nạp tiền và xem video”.',
} satisfies typeof en

export default player
