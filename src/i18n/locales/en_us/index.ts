const index = {
  bannerTitle: 'Odds you can see.',
  bannerText: 'Before you play, and afterwards in your records.',
  banners: 'Banners',
  bannerOf: 'Banner {{number}} of {{total}}',
  notice: 'Notice:',
  openNow: 'Open now',
  allDraws: 'All draws',
  drawing: 'drawing',
  watch: 'Watch',
  more: 'More videos',
  partners: 'Partners',
  partnersCaption: 'Supplied by the platform, not verified',
  tickerLabel: 'Demo list: invented entries, not real members',
  tickerPause: 'Pause list',
  tickerPlay: 'Resume list',
  tickerHide: 'Hide list',
  tickerShow: 'Show the demo list',
  messagesUnread: 'Messages, unread: {{number}}',
  playHere: 'Play “{{name}}” here',
  closesIn: 'closes in {{time}}',
}

export default index
