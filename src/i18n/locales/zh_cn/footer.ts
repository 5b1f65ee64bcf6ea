import type en from '../en_us/footer'

const footer = {
  label: '主导航',
  home: '首页',
  draws: '游戏',
  cities: '城市',
  videos: '视频',
  me: '我的',
} satisfies typeof en

export default footer
