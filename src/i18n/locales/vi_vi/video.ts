import type en from '../en_us/video'

const video = {
  emptyText: 'Các video sẽ hiện ở đây.',
  continue: 'Xem tiếp',
  demo: 'Demo: tiêu đề và lượt xem là hư cấu.',
  duration: 'Thời lượng {{duration}}',
  more: 'Tải thêm',
  loadingMore: 'Đang tải thêm',
  pageFailed: 'Không tải thêm được video.',
  end: 'Không còn video nào',
  videoTitle: 'Video',
  notFound: 'Không tìm thấy video',
  notFoundText: 'Liên kết này không dẫn đến video nào. Có thể liên kết chưa đầy đủ.',
  recommended: 'Đề xuất',
  recommendedEmpty: 'Hiện chưa có video đề xuất.',
} satisfies typeof en

export default video
