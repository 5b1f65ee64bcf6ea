import type en from '../en_us/index'

const index = {
  bannerTitle: '概率看得见。',
  bannerText: '参与前可查看，参与后在记录里也能查看。',
  banners: '横幅',
  bannerOf: '第 {{number}} 张横幅，共 {{total}} 张',
  notice: '公告：',
  openNow: '正在进行',
  allDraws: '全部游戏',
  drawing: '开奖中',
  watch: '看视频',
  more: '更多视频',
  partners: '合作伙伴',
  partnersCaption: '由平台提供，未经核实',
  tickerLabel: '演示列表：内容均为虚构，并非真实会员',
  tickerPause: '暂停滚动',
  tickerPlay: '继续滚动',
  tickerHide: '隐藏列表',
  tickerShow: '显示演示列表',
  messagesUnread: '消息，未读：{{number}}',
  playHere: '在此播放“{{name}}”',
  closesIn: '距截止 {{time}}',
} satisfies typeof en

export default index
