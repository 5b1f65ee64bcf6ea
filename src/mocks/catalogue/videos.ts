import { hashBetween } from '../hash.ts'
import type { CatalogueClass } from './classes.ts'
import type { LanguageCode } from '../../i18n/languages.ts'
import { inLanguage } from '../translated.ts'
import { PLACES, THEMES, type VideoClassKey } from './video-titles.ts'

export interface VideoClass extends CatalogueClass {
  readonly key: VideoClassKey
  readonly size: number
}

export const VIDEO_CLASSES: readonly VideoClass[] = [
  {
    id: 1,
    key: 'nature',
    name: { id_id: 'Alam', vi_vi: 'Thiên nhiên', zh_cn: '自然', en_us: 'Nature', es_spa: 'Naturaleza', ms_my: 'Alam' },
    size: 87,
  },
  {
    id: 2,
    key: 'cities',
    name: { id_id: 'Kota', vi_vi: 'Thành phố', zh_cn: '城市', en_us: 'Cities', es_spa: 'Ciudades', ms_my: 'Bandar' },
    size: 130,
  },
  {
    id: 3,
    key: 'cooking',
    name: { id_id: 'Masakan', vi_vi: 'Nấu ăn', zh_cn: '烹饪', en_us: 'Cooking', es_spa: 'Cocina', ms_my: 'Masakan' },
    size: 64,
  },
  {
    id: 4,
    key: 'craft',
    name: {
      id_id: 'Kerajinan',
      vi_vi: 'Thủ công',
      zh_cn: '手工艺',
      en_us: 'Craft',
      es_spa: 'Artesanía',
      ms_my: 'Kraf',
    },
    size: 40,
  },
  {
    id: 5,
    key: 'music',
    name: { id_id: 'Musik', vi_vi: 'Âm nhạc', zh_cn: '音乐', en_us: 'Music', es_spa: 'Música', ms_my: 'Muzik' },
    size: 101,
  },
]

export const VIDEO_PAGE_SIZE = 10
/** Length of each stream in seconds. */
const STREAMS = {
  forest: 200,
  reef: 216,
  harbour: 188,
  terraces: 64,
  'night-market': 80,
  mountains: 96,
  soup: 72,
  batik: 90,
  gongs: 84,
  skyline: 110,
  lake: 120,
  pottery: 76,
  workbench: 88,
  strings: 92,
} as const

type Stream = keyof typeof STREAMS

const STREAMS_OF: Readonly<Record<VideoClassKey, readonly Stream[]>> = {
  nature: ['forest', 'lake', 'lake', 'forest', 'mountains', 'terraces', 'reef', 'terraces', 'mountains'],
  cities: [
    'night-market',
    'night-market',
    'skyline',
    'forest',
    'harbour',
    'lake',
    'skyline',
    'night-market',
    'skyline',
  ],
  cooking: ['soup', 'soup', 'soup', 'soup', 'night-market', 'soup', 'soup', 'soup', 'forest'],
  craft: ['batik', 'workbench', 'pottery', 'workbench', 'batik', 'workbench', 'workbench', 'workbench', 'batik'],
  music: ['gongs', 'strings', 'strings', 'gongs', 'gongs', 'strings', 'strings', 'strings', 'strings'],
}
/** Per theme the drawing and the name of its crop in `make-posters.mjs`. */
const COVERS_OF: Readonly<Record<VideoClassKey, readonly `${Stream}#${string}`[]>> = {
  nature: [
    'forest#forest',
    'lake#lake',
    'lake#marsh',
    'forest#waterfall',
    'mountains#stars',
    'terraces#terraces',
    'reef#tide',
    'terraces#tea',
    'mountains#path',
  ],
  cities: [
    'night-market#lane',
    'night-market#market',
    'skyline#train',
    'forest#park',
    'harbour#harbour',
    'lake#bridge',
    'skyline#buildings',
    'night-market#rain',
    'skyline#library',
  ],
  cooking: [
    'soup#vegetables',
    'soup#chili',
    'soup#noodles',
    'soup#leaf',
    'night-market#steamer',
    'soup#loaf',
    'soup#coffee',
    'soup#pickles',
    'pottery#spices',
  ],
  craft: [
    'batik#batik',
    'workbench#bamboo',
    'pottery#pottery',
    'workbench#carving',
    'batik#weaving',
    'workbench#paper',
    'workbench#book',
    'workbench#silver',
    'batik#dyes',
  ],
  music: [
    'gongs#gamelan',
    'strings#guitar',
    'strings#flute',
    'gongs#choir',
    'gongs#drums',
    'strings#violin',
    'strings#lullaby',
    'strings#quartet',
    'strings#keroncong',
  ],
}

/** Each time a theme repeats, its cover has the next light. After the last light it is mirrored. */
const LIGHTS = ['day', 'gold', 'dusk', 'spring', 'mist', 'night', 'autumn', 'dawn'] as const

/** Video id = class id × `CLASS_STRIDE` + number of the video, from 1. */
const CLASS_STRIDE = 1000

export interface VideoItem {
  readonly id: string
  readonly vod_name: string
  readonly vod_pic: string
  readonly vod_play_url: string
  readonly count: number | string
  readonly time: string
}

/** Pages count from 0. */
export function videoPage(of: VideoClass, page: number, lang: LanguageCode): VideoItem[] {
  const first = page * VIDEO_PAGE_SIZE
  const count = Math.max(0, Math.min(VIDEO_PAGE_SIZE, of.size - first))
  return Array.from({ length: count }, (_, index) => videoAt(of, first + index, lang))
}

export function videoById(id: string, lang: LanguageCode): VideoItem | null {
  const found = locate(id)
  return found === null ? null : videoAt(found.of, found.index, lang)
}

export function videosLike(id: string, count: number, lang: LanguageCode): VideoItem[] | null {
  const found = locate(id)
  if (found === null) return null
  return Array.from({ length: count }, (_, step) => videoAt(found.of, (found.index + 1 + step) % found.of.size, lang))
}

export function videoRow(start: number, count: number, lang: LanguageCode): VideoItem[] {
  return Array.from({ length: count }, (_, step) => {
    const of = VIDEO_CLASSES[step % VIDEO_CLASSES.length]
    return of === undefined ? [] : [videoAt(of, start + step, lang)]
  }).flat()
}

function locate(id: string): { of: VideoClass; index: number } | null {
  if (!/^\d{4,6}$/.test(id)) return null
  const of = VIDEO_CLASSES.find((it) => it.id === Math.floor(Number(id) / CLASS_STRIDE))
  const index = (Number(id) % CLASS_STRIDE) - 1
  return of !== undefined && index >= 0 && index < of.size ? { of, index } : null
}

function videoAt(of: VideoClass, index: number, lang: LanguageCode): VideoItem {
  const id = String(of.id * CLASS_STRIDE + index + 1)
  const plays = hashBetween(`plays ${id}`, 180, 98_000)
  const stream = streamOf(of.key, index)
  const seconds = STREAMS[stream]
  return {
    id,
    vod_name: titleAt(of.key, index, lang),
    vod_pic: coverOf(of.key, index),
    vod_play_url: `/media/videos/${stream}/index.m3u8`,
    // Half of the numbers are texts, as on the real platform.
    count: index % 2 === 0 ? plays : String(plays),
    time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  }
}

function streamOf(key: VideoClassKey, index: number): Stream {
  const streams = STREAMS_OF[key]
  return streams[(index % THEMES[key].length) % streams.length] ?? 'forest'
}

function coverOf(key: VideoClassKey, index: number): string {
  const themes = COVERS_OF[key]
  const round = Math.floor(index / themes.length)
  const [scene = '', part = ''] = (themes[index % themes.length] ?? '').split('#')
  const light = LIGHTS[round % LIGHTS.length] ?? 'day'
  return `/media/videos/${scene}/poster.svg#${part}-${light}${round < LIGHTS.length ? '' : '-m'}`
}

/**
 * Each time a theme comes again, its place is 7 further. 7 and 16, the number of places, are
 * coprime, so no title repeats in a class. The 5 gives neighbouring themes different places.
 */
function titleAt(key: VideoClassKey, index: number, lang: LanguageCode): string {
  const themes = THEMES[key]
  const theme = themes[index % themes.length]
  const place = PLACES[(Math.floor(index / themes.length) * 7 + (index % themes.length) * 5) % PLACES.length]
  if (theme === undefined || place === undefined) return key
  const comma = lang === 'zh_cn' ? '，' : ', '
  return `${inLanguage(theme, lang)}${comma}${inLanguage(place, lang)}`
}
