const video = {
  title: 'Videos',
  categories: 'Categories',
  empty: 'No videos in this category',
  emptyText: 'Choose another category, or look again later.',
  noClasses: 'No data yet',
  noClassesText: 'Categories of videos will stand here.',
  plays: '{{plays}} plays',
  duration: 'Length {{duration}}',
  more: 'Load more',
  loadingMore: 'Loading more',
  pageFailed: 'The next videos could not be loaded.',
  end: 'No more videos',
  videoTitle: 'Video',
  notFound: 'Video not found',
  notFoundText: 'The address names no video. It may be incomplete.',
  toVideos: 'All videos',
  recommended: 'Recommended',
  recommendedEmpty: 'No other videos are recommended here.',
}

export default video
