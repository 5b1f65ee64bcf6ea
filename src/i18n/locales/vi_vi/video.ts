import type en from '../en_us/video'

const video = {
  categories: 'Danh mục',
  empty: 'Không có video trong danh mục này',
  emptyText: 'Hãy chọn danh mục khác hoặc quay lại sau.',
  noClassesText: 'Các danh mục video sẽ hiện ở đây.',
  duration: 'Thời lượng {{duration}}',
  more: 'Tải thêm',
  loadingMore: 'Đang tải thêm',
  pageFailed: 'Không tải được các video tiếp theo.',
  end: 'Không còn video nào',
  videoTitle: 'Video',
  notFound: 'Không tìm thấy video',
  notFoundText: 'Liên kết này không dẫn đến video nào. Có thể liên kết chưa đầy đủ.',
  recommended: 'Đề xuất',
  recommendedEmpty: 'Không có video nào khác được đề xuất ở đây.',
} satisfies typeof en

export default video
