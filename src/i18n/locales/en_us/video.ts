const video = {
  title: 'Videos',
  categories: 'Categories',
  empty: 'No videos in this category',
  emptyText: 'Choose another category, or check back later.',
  noClasses: 'No data yet',
  noClassesText: 'Video categories will appear here.',
  plays: '{{plays}} plays',
  duration: 'Length {{duration}}',
  more: 'Load more',
  loadingMore: 'Loading more',
  pageFailed: 'Couldn’t load more videos.',
  end: 'No more videos',
  videoTitle: 'Video',
  notFound: 'Video not found',
  notFoundText: 'This link doesn’t point to a video. It may be incomplete.',
  toVideos: 'All videos',
  recommended: 'Recommended',
  recommendedEmpty: 'No recommendations right now.',
}

export default video
