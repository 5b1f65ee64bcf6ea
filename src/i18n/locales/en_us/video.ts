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
}

export default video
