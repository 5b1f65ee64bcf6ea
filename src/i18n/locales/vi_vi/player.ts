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
    network: 'Video đã dừng: mất kết nối. Hãy thử lại từ đây.',
    media: 'Video đã dừng: không đọc được đoạn này. Hãy thử lại từ đây.',
    unsupported: 'Trình duyệt này không phát được video. Trình duyệt mới hơn có thể phát được.',
    missing: 'Nền tảng chưa gửi luồng phát cho video này.',
  },
  fullView: 'Bạn có quyền xem đầy đủ: không giới hạn xem trước.',
  wholeVideo: 'Ngắn hơn giới hạn xem trước: phát đến hết.',
  previewOf: 'Xem trước: {{preview}} đầu của {{length}}. Xem đầy đủ cần có quyền xem đầy đủ.',
  previewOfUnknown: 'Xem trước: {{preview}} đầu. Xem đầy đủ cần có quyền xem đầy đủ.',
  resumed: 'Tiếp tục từ chỗ bạn dừng, {{position}}.',
  fromStart: 'Từ đầu',
  previewEnded: 'Xem trước kết thúc ở 3:00',
  previewEndedText: 'Xem đầy đủ cần có quyền xem đầy đủ; hãy hỏi bộ phận chăm sóc khách hàng.',
  statedByPlatform:
    'Theo lời nền tảng: “Vui lòng nạp tiền và xem video”. Chúng tôi không biết việc nạp tiền có cho quyền đó hay không.',
  contactService: 'Hỏi chăm sóc khách hàng',
  watchAgain: 'Xem lại phần xem trước',
  askForRight: 'Bộ phận chăm sóc khách hàng có thể cho biết cách nhận quyền xem đầy đủ.',
} satisfies typeof en

export default player
