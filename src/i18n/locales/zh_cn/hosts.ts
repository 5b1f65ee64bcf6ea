import type en from '../en_us/hosts'

const hosts = {
  title: '城市',
  search: '搜索城市',
  clearSearch: '清除搜索',
  empty: '暂无数据',
  emptyText: '有本地向导的城市会显示在这里。',
  noMatch: '没有名为“{{query}}”的城市',
  noMatchText: '请检查拼写，或清除搜索。',
  intro: '各城市的本地向导：漫步、美食、手工艺、语言。',
  found: '找到的城市：{{number}}',
} satisfies typeof en

export default hosts
