const index = {
  allCities: 'All cities',
  bannerTitle: 'Odds you can see.',
  banners: 'Banners',
  bannerOf: 'Banner {{number}} of {{total}}',
  notice: 'Notice:',
  noticeTitle: 'Notice',
  allNotices: 'All notices',
  allDraws: 'All draws',
  more: 'More videos',
  partners: 'Partners',
  partnersCaption: 'Supplied by the platform, not verified',
  tickerLabel: 'Demo list: invented entries, not real members',
  tickerPause: 'Pause list',
  tickerPlay: 'Resume list',
  tickerHide: 'Hide list',
  tickerShow: 'Show demo list',
  playHere: 'Play “{{name}}” here',
  resumeHere: 'Resume “{{name}}” here at {{position}}',
  last: 'last',
}

export default index
