import { type Lang, type Six, pick } from '../lang.ts'

export interface City {
  readonly id: number
  readonly name: Six
}

const same = (id: number, name: string, zh: string): City => ({ id, name: [name, name, zh, name, name, name] })

export const CITIES: readonly City[] = [
  same(1, 'Jakarta', '雅加达'),
  same(2, 'Bandung', '万隆'),
  same(3, 'Yogyakarta', '日惹'),
  same(4, 'Surabaya', '泗水'),
  same(5, 'Denpasar', '登巴萨'),
  same(6, 'Medan', '棉兰'),
  same(7, 'Makassar', '望加锡'),
  { id: 8, name: ['Hanoi', 'Hà Nội', '河内', 'Hanoi', 'Hanói', 'Hanoi'] },
  same(9, 'Kuala Lumpur', '吉隆坡'),
  { id: 10, name: ['Shanghai', 'Thượng Hải', '上海', 'Shanghai', 'Shanghái', 'Shanghai'] },
  {
    id: 11,
    name: ['Mexico City', 'Thành phố Mexico', '墨西哥城', 'Mexico City', 'Ciudad de México', 'Bandar Raya Mexico'],
  },
  same(12, 'Madrid', '马德里'),
]

/** Given names alone and made up: a listing entry is nobody. */
const GIVEN_NAMES = [
  'Arlo', 'Binta', 'Cendra', 'Damar', 'Elio', 'Fara', 'Gani', 'Hesti', 'Ilmar', 'Jova', 'Kirana', 'Lindo',
  'Maheswa', 'Nilo', 'Orin', 'Prama', 'Qani', 'Rasti', 'Samir', 'Tavi', 'Ulma', 'Vero', 'Wira', 'Yani',
] // prettier-ignore

const TOPICS: readonly Six[] = [
  [
    'Jalan kaki di kota tua',
    'Đi bộ khu phố cổ',
    '老城徒步',
    'Walks in the old town',
    'Paseos por el casco antiguo',
    'Berjalan kaki di kota lama',
  ],
  [
    'Makanan jalanan dan pasar',
    'Ẩm thực đường phố và chợ',
    '街头美食与市场',
    'Street food and markets',
    'Comida callejera y mercados',
    'Makanan jalanan dan pasar',
  ],
  ['Bengkel kerajinan', 'Xưởng thủ công', '手工艺工坊', 'Craft workshops', 'Talleres de artesanía', 'Bengkel kraf'],
  [
    'Latihan percakapan bahasa',
    'Luyện hội thoại ngoại ngữ',
    '语言会话练习',
    'Language practice',
    'Práctica de idiomas',
    'Latihan perbualan bahasa',
  ],
  [
    'Museum dan sejarah',
    'Bảo tàng và lịch sử',
    '博物馆与历史',
    'Museums and history',
    'Museos e historia',
    'Muzium dan sejarah',
  ],
  [
    'Bersepeda di pinggir kota',
    'Đạp xe ngoại ô',
    '城郊骑行',
    'Cycling out of town',
    'En bicicleta por las afueras',
    'Berbasikal di pinggir bandar',
  ],
  ['Taman dan burung', 'Công viên và chim', '公园与观鸟', 'Parks and birds', 'Parques y aves', 'Taman dan burung'],
  [
    'Memasak menu keluarga',
    'Nấu món gia đình',
    '学做家常菜',
    'Family cooking',
    'Cocina familiar',
    'Memasak hidangan keluarga',
  ],
]

/** The pictures of each topic, by their number: things of the trade, no faces. */
const PICTURES: readonly (readonly number[])[] = [
  [1, 6, 9],
  [2, 11, 12],
  [3, 4, 12],
  [5, 12, 6],
  [9, 8, 4],
  [7, 6, 10],
  [10, 9, 1],
  [11, 2, 8],
]
/** Ids of a city's hosts begin at its id times this. */
const CITY_STRIDE = 100

export interface HostItem {
  readonly id: number
  readonly name: string
  readonly title: string
  readonly images: readonly string[]
}

/** The hosts of a city, from five to eight; null when there is no such city. */
export function hostsOf(cityId: string, lang: Lang): HostItem[] | null {
  const city = CITIES.find((it) => String(it.id) === cityId)
  if (city === undefined) return null
  return Array.from({ length: sizeOf(city) }, (_, place) => hostAt(city, place, lang))
}

/** The host of an id; null when there is none. */
export function hostById(id: string, lang: Lang): HostItem | null {
  const city = CITIES.find((it) => it.id === Math.floor(Number(id) / CITY_STRIDE))
  const place = (Number(id) % CITY_STRIDE) - 1
  return city !== undefined && place >= 0 && place < sizeOf(city) ? hostAt(city, place, lang) : null
}

function sizeOf(city: City): number {
  return 5 + (city.id % 4)
}

function hostAt(city: City, place: number, lang: Lang): HostItem {
  const id = city.id * CITY_STRIDE + place + 1
  const at = (city.id + place) % TOPICS.length
  const topic = TOPICS[at]
  return {
    id,
    name: GIVEN_NAMES[(city.id * 5 + place) % GIVEN_NAMES.length] ?? '',
    title: topic === undefined ? '' : pick(topic, lang),
    images: (PICTURES[at] ?? []).map((number) => `/media/host-${number}.svg`),
  }
}
