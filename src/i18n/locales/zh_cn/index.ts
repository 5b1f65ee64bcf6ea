import type en from '../en_us/index'

const index = {
  allCities: '全部城市',
  bannerTitle: '概率看得见。',
  banners: '横幅',
  bannerOf: '第 {{number}} 张横幅，共 {{total}} 张',
  notice: '公告：',
  noticeTitle: '公告',
  allNotices: '全部公告',
  allDraws: '全部游戏',
  more: '更多视频',
  partners: '合作伙伴',
  partnersCaption: '由平台提供，未经核实',
  tickerLabel: '演示列表：内容均为虚构，并非真实会员',
  tickerPause: '暂停滚动',
  tickerPlay: '继续滚动',
  tickerHide: '隐藏列表',
  tickerShow: '显示演示列表',
  playHere: '在此播放“{{name}}”',
  resumeHere: '在此从 {{position}} 继续播放“{{name}}”',
  last: '上期',
} satisfies typeof en

export default index
