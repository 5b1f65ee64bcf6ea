const video = {
  emptyText: 'Videos will appear here.',
  continue: 'Continue',
  demo: 'Demo: titles and play counts are invented.',
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
