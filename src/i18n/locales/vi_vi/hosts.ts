import type { WithoutOne } from '../../sections'
import type en from '../en_us/hosts'

const hosts = {
  search: 'Tìm thành phố',
  emptyText: 'Các thành phố có hướng dẫn viên địa phương sẽ hiện ở đây.',
  noMatch: 'Không tìm thấy thành phố “{{query}}”',
  noMatchText: 'Hãy kiểm tra chính tả hoặc xóa từ khóa.',
  found: 'Tìm thấy {{number}} thành phố',
  tabs: 'Danh sách',
  tabPrices: 'Giá',
  save: 'Lưu {{name}}',
  savedText: 'Đã lưu {{name}} vào mục Thành phố trên thiết bị này, đến khi bạn đăng xuất.',
  unsavedText: 'Đã bỏ lưu {{name}}.',
  savedHosts: 'Hướng dẫn viên đã lưu',
  prices: {
    title: 'Chưa công bố giá',
    text: 'Tiga không thu phí xem danh sách này và không nhận tiền đặt lịch.',
    walk: 'Đi dạo thành phố',
    walkText: 'Đi bao lâu, mấy người và ai trả tiền\u00a0vé vào\u00a0cửa.',
    food: 'Tour ẩm thực',
    foodText: 'Gồm những món nào. Nhớ báo món bạn không ăn được.',
    craft: 'Lớp làm đồ thủ công',
    craftText: 'Đã gồm nguyên liệu chưa và khi nào mang sản phẩm về được.',
    language: 'Buổi học tiếng',
    languageText: 'Học một kèm một hay theo nhóm nhỏ, và gặp ở đâu.',
    ask: 'Hỏi trước khi đồng ý',
  },
  hostTitle: 'Hướng dẫn viên địa phương',
  hostsEmptyText: 'Hướng dẫn viên của thành phố này sẽ hiện ở đây. Hãy thử thành phố khác.',
  safetyTitle: 'Trước khi gặp',
  safetyText:
    'Tiga chưa xác minh hướng dẫn viên này. Hãy gặp ở nơi công cộng, báo cho người thân biết bạn đi đâu và đừng trả tiền trước.',
  report: 'Báo cáo hướng dẫn viên',
  reported: 'Hướng dẫn viên {{name}} (mã số {{id}})',
  pictures: 'Ảnh',
  pictureOf: '{{name}}, ảnh {{number}} trên {{total}}',
  noPictures: 'Chưa có ảnh',
  pictureFailed: 'Không tải được ảnh này',
  position: '{{number}}/{{total}}',
  previous: 'Ảnh trước',
  next: 'Ảnh sau',
  bookingLine: 'Lễ tân phụ trách việc đặt lịch.',
  subscribe: 'Đăng ký',
  subscribeText: 'Vui lòng liên hệ tư vấn viên hoặc lễ tân để đặt lịch.',
} satisfies WithoutOne<typeof en>

export default hosts
