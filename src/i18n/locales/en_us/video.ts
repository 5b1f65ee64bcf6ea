const video = {
  categories: 'Categories',
  empty: 'No videos in this category',
  emptyText: 'Choose another category, or check back later.',
  noClassesText: 'Video categories will appear here.',
  duration: 'Length {{duration}}',
  more: 'Load more',
  loadingMore: 'Loading more',
  pageFailed: 'Couldn’t load more videos.',
  end: 'No more videos',
  videoTitle: 'Video',
  notFound: 'Video not found',
  notFoundText: 'This link doesn’t point to a video. It may be incomplete.',
  recommended: 'Recommended',
  recommendedEmpty: 'No recommendations right now.',
}

export default video
