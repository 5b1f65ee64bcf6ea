import type en from '../en_us/player'

const player = {
  player: 'Trình phát video',
  play: 'Phát',
  pause: 'Tạm dừng',
  stepBack: 'Lùi {{seconds}} giây',
  stepForward: 'Tới {{seconds}} giây',
  mute: 'Tắt tiếng',
  unmute: 'Bật tiếng',
  speed: 'Tốc độ',
  captions: 'Phụ đề',
  captionsOff: 'Tắt phụ đề',
  position: 'Vị trí',
  timeOf: '{{position}} trên {{end}}',
  pictureInPicture: 'Hình trong hình',
  fullScreen: 'Toàn màn hình',
  loading: 'Đang tải video',
  lost: {
    network: 'Video đã dừng do mất kết nối. Hãy thử lại từ đây.',
    media: 'Video đã dừng do không đọc được đoạn này. Hãy thử lại từ đây.',
    unsupported: 'Trình duyệt này không phát được video. Trình duyệt mới hơn có thể phát được.',
    missing: 'Nền tảng chưa cung cấp video này.',
  },
  fullView: 'Bạn có quyền xem đầy đủ: không giới hạn xem thử.',
  wholeVideo: 'Video ngắn hơn giới hạn xem thử nên bạn xem được đến hết.',
  previewOf: 'Xem thử: {{preview}} đầu trên {{length}}. Cần có quyền xem đầy đủ để xem hết.',
  previewOfUnknown: 'Xem thử: {{preview}} đầu. Cần có quyền xem đầy đủ để xem hết.',
  resumed: 'Tiếp tục từ {{position}}.',
  fromStart: 'Từ đầu',
  previewEnded: 'Phần xem thử kết thúc ở 3:00',
  previewEndedText: 'Cần có quyền xem đầy đủ để xem hết; hãy liên hệ chăm sóc khách hàng.',
  statedByPlatform:
    'Theo nền tảng: “Vui lòng nạp tiền và xem video”. Chúng tôi không biết nạp tiền có được quyền đó hay không.',
  watchAgain: 'Xem thử lại',
  askForRight: 'Bộ phận chăm sóc khách hàng có thể cho biết cách để có quyền xem đầy đủ.',
} satisfies typeof en

export default player
