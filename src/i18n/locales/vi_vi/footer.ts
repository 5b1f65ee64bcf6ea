import type en from '../en_us/footer'

const footer = {
  label: 'Menu chính',
  home: 'Trang chủ',
  draws: 'Quay số',
  cities: 'Thành phố',
  videos: 'Video',
  me: 'Tôi',
} satisfies typeof en

export default footer
