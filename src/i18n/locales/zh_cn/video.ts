import type en from '../en_us/video'

const video = {
  emptyText: '视频会显示在这里。',
  continue: '继续观看',
  demo: '演示：标题和播放量均为虚构。',
  duration: '时长 {{duration}}',
  more: '加载更多',
  loadingMore: '正在加载更多',
  pageFailed: '更多视频加载失败。',
  end: '没有更多视频了',
  videoTitle: '视频',
  notFound: '未找到视频',
  notFoundText: '此链接没有对应的视频，链接可能不完整。',
  recommended: '推荐',
  recommendedEmpty: '暂无推荐视频。',
} satisfies typeof en

export default video
