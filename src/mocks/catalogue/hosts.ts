import type { LanguageCode } from '../../i18n/languages.ts'
import { textInLanguage, type TranslatedText, townName } from '../translated.ts'

export interface City {
  readonly id: number
  readonly name: TranslatedText
}

export const CITIES: readonly City[] = [
  { id: 1, name: { ...townName('Jakarta', '雅加达'), es_spa: 'Yakarta' } },
  { id: 2, name: townName('Bandung', '万隆') },
  { id: 3, name: townName('Yogyakarta', '日惹') },
  { id: 4, name: townName('Surabaya', '泗水') },
  { id: 5, name: townName('Denpasar', '登巴萨') },
  { id: 6, name: townName('Medan', '棉兰') },
  { id: 7, name: townName('Makassar', '望加锡') },
  { id: 8, name: { id_id: 'Hanoi', vi_vi: 'Hà Nội', zh_cn: '河内', en_us: 'Hanoi', es_spa: 'Hanói', ms_my: 'Hanoi' } },
  { id: 9, name: townName('Kuala Lumpur', '吉隆坡') },
  {
    id: 10,
    name: {
      id_id: 'Shanghai',
      vi_vi: 'Thượng Hải',
      zh_cn: '上海',
      en_us: 'Shanghai',
      es_spa: 'Shanghái',
      ms_my: 'Shanghai',
    },
  },
  {
    id: 11,
    name: {
      id_id: 'Kota Meksiko',
      vi_vi: 'Thành phố Mexico',
      zh_cn: '墨西哥城',
      en_us: 'Mexico City',
      es_spa: 'Ciudad de México',
      ms_my: 'Bandar Raya Mexico',
    },
  },
  { id: 12, name: townName('Madrid', '马德里') },
]

/** Invented given names without family names, so that no host is a real person. */
const GIVEN_NAMES = [
  'Arlo', 'Binta', 'Cendra', 'Damar', 'Elio', 'Fara', 'Gani', 'Hesti', 'Ilmar', 'Jova', 'Kirana', 'Lindo',
  'Maheswa', 'Nilo', 'Orin', 'Prama', 'Qani', 'Rasti', 'Samir', 'Tavi', 'Ulma', 'Vero', 'Wira', 'Yani',
] // prettier-ignore

const TOPICS: readonly TranslatedText[] = [
  {
    id_id: 'Jalan kaki di kota tua',
    vi_vi: 'Đi bộ khu phố cổ',
    zh_cn: '老城徒步',
    en_us: 'Walks in the old town',
    es_spa: 'Paseos por el centro histórico',
    ms_my: 'Berjalan kaki di kota lama',
  },
  {
    id_id: 'Makanan jalanan dan pasar',
    vi_vi: 'Ẩm thực đường phố và chợ',
    zh_cn: '街头美食与市场',
    en_us: 'Street food and markets',
    es_spa: 'Comida callejera y mercados',
    ms_my: 'Makanan jalanan dan pasar',
  },
  {
    id_id: 'Workshop kerajinan',
    vi_vi: 'Xưởng thủ công',
    zh_cn: '手工艺工坊',
    en_us: 'Craft workshops',
    es_spa: 'Talleres de artesanía',
    ms_my: 'Bengkel kraf',
  },
  {
    id_id: 'Latihan percakapan bahasa',
    vi_vi: 'Luyện hội thoại ngoại ngữ',
    zh_cn: '语言会话练习',
    en_us: 'Language practice',
    es_spa: 'Práctica de idiomas',
    ms_my: 'Latihan perbualan bahasa',
  },
  {
    id_id: 'Museum dan sejarah',
    vi_vi: 'Bảo tàng và lịch sử',
    zh_cn: '博物馆与历史',
    en_us: 'Museums and history',
    es_spa: 'Museos e historia',
    ms_my: 'Muzium dan sejarah',
  },
  {
    id_id: 'Bersepeda di pinggir kota',
    vi_vi: 'Đạp xe ngoại ô',
    zh_cn: '城郊骑行',
    en_us: 'Cycling out of town',
    es_spa: 'En bicicleta por las afueras',
    ms_my: 'Berbasikal di pinggir bandar',
  },
  {
    id_id: 'Taman dan burung',
    vi_vi: 'Công viên và chim',
    zh_cn: '公园与观鸟',
    en_us: 'Parks and birds',
    es_spa: 'Parques y aves',
    ms_my: 'Taman dan burung',
  },
  {
    id_id: 'Memasak menu keluarga',
    vi_vi: 'Nấu món gia đình',
    zh_cn: '学做家常菜',
    en_us: 'Family cooking',
    es_spa: 'Cocina familiar',
    ms_my: 'Memasak hidangan keluarga',
  },
]

/** For each topic, the numbers of its three pictures. The pictures show no faces. */
const PICTURES_BY_TOPIC: readonly (readonly number[])[] = [
  [1, 6, 9],
  [2, 11, 12],
  [3, 4, 12],
  [5, 12, 6],
  [9, 8, 4],
  [7, 6, 10],
  [10, 9, 1],
  [11, 2, 8],
]
/** Host id = city id × `HOST_IDS_PER_CITY` + number of the host in the city, counted from 1. */
const HOST_IDS_PER_CITY = 100

export interface HostItem {
  readonly id: number
  readonly name: string
  readonly title: string
  readonly images: readonly string[]
}

export function hostsOf(cityId: string, lang: LanguageCode): HostItem[] | null {
  const city = CITIES.find((entry) => String(entry.id) === cityId)
  if (city === undefined) return null
  return Array.from({ length: hostCountOf(city) }, (_, index) => hostAt(city, index, lang))
}

export function hostById(id: string, lang: LanguageCode): HostItem | null {
  const city = CITIES.find((entry) => entry.id === Math.floor(Number(id) / HOST_IDS_PER_CITY))
  const index = (Number(id) % HOST_IDS_PER_CITY) - 1
  return city !== undefined && index >= 0 && index < hostCountOf(city) ? hostAt(city, index, lang) : null
}

function hostCountOf(city: City): number {
  return 5 + (city.id % 4)
}

function hostAt(city: City, index: number, lang: LanguageCode): HostItem {
  const id = city.id * HOST_IDS_PER_CITY + index + 1
  const topicIndex = (city.id + index) % TOPICS.length
  const topic = TOPICS[topicIndex]
  return {
    id,
    name: GIVEN_NAMES[(city.id * 5 + index) % GIVEN_NAMES.length] ?? '',
    title: topic === undefined ? '' : textInLanguage(topic, lang),
    images: (PICTURES_BY_TOPIC[topicIndex] ?? []).map((number) => `/media/host-${number}.svg`),
  }
}
