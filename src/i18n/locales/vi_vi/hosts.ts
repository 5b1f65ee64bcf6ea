import type en from '../en_us/hosts'

const hosts = {
  title: 'Thành phố',
  search: 'Tìm thành phố',
  clearSearch: 'Xóa tìm kiếm',
  empty: 'Chưa có dữ liệu',
  emptyText: 'Các thành phố có người hướng dẫn địa phương sẽ hiện ở đây.',
  noMatch: 'Không có thành phố nào tên “{{query}}”',
  noMatchText: 'Hãy kiểm tra chính tả hoặc xóa tìm kiếm.',
  intro: 'Người hướng dẫn địa phương theo thành phố: đi dạo, ẩm thực, thủ công, ngôn ngữ.',
  found: 'Số thành phố tìm thấy: {{number}}',
} satisfies typeof en

export default hosts
