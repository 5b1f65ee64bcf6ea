import { pseudoRandomBetween } from '../hash.ts'
import type { CatalogueClass } from './classes.ts'
import type { LanguageCode } from '../../i18n/languages.ts'
import { textInLanguage } from '../translated.ts'
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
const STREAM_SECONDS = {
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

type Stream = keyof typeof STREAM_SECONDS

const STREAMS_BY_CLASS: Readonly<Record<VideoClassKey, readonly Stream[]>> = {
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
/**
 * For each class of videos, one entry per theme in `THEMES`: the name of a drawing and, after "#",
 * the name of the cover, which is a crop of that drawing (see `make-posters.mjs`).
 */
const COVERS_BY_CLASS: Readonly<Record<VideoClassKey, readonly `${Stream}#${string}`[]>> = {
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

/**
 * Colour moods of the covers. Each time a theme repeats, its cover has the next mood. After the
 * last mood, the moods begin again with mirrored covers.
 */
const MOODS = ['day', 'gold', 'dusk', 'spring', 'mist', 'night', 'autumn', 'dawn'] as const

/** Video id = class id × `VIDEO_IDS_PER_CLASS` + number of the video in the class, from 1. */
const VIDEO_IDS_PER_CLASS = 1000

export interface VideoItem {
  readonly id: string
  readonly vod_name: string
  readonly vod_pic: string
  readonly vod_play_url: string
  readonly count: number | string
  readonly time: string
}

/** The first page is 0. */
export function videoPage(videoClass: VideoClass, page: number, lang: LanguageCode): VideoItem[] {
  const firstIndex = page * VIDEO_PAGE_SIZE
  const count = Math.max(0, Math.min(VIDEO_PAGE_SIZE, videoClass.size - firstIndex))
  return Array.from({ length: count }, (_, index) => videoAt(videoClass, firstIndex + index, lang))
}

export function videoById(id: string, lang: LanguageCode): VideoItem | null {
  const position = locateVideo(id)
  return position === null ? null : videoAt(position.videoClass, position.index, lang)
}

/** Returns the next `count` videos of the same class; null for an unknown id. */
export function videosLike(id: string, count: number, lang: LanguageCode): VideoItem[] | null {
  const position = locateVideo(id)
  if (position === null) return null
  const { videoClass, index } = position
  return Array.from({ length: count }, (_, step) => videoAt(videoClass, (index + 1 + step) % videoClass.size, lang))
}

export function videosOfAllClasses(start: number, count: number, lang: LanguageCode): VideoItem[] {
  return Array.from({ length: count }, (_, step) => {
    const videoClass = VIDEO_CLASSES[step % VIDEO_CLASSES.length]
    return videoClass === undefined ? [] : [videoAt(videoClass, start + step, lang)]
  }).flat()
}

function locateVideo(id: string): { videoClass: VideoClass; index: number } | null {
  if (!/^\d{4,6}$/.test(id)) return null
  const videoClass = VIDEO_CLASSES.find((entry) => entry.id === Math.floor(Number(id) / VIDEO_IDS_PER_CLASS))
  const index = (Number(id) % VIDEO_IDS_PER_CLASS) - 1
  return videoClass !== undefined && index >= 0 && index < videoClass.size ? { videoClass, index } : null
}

function videoAt(videoClass: VideoClass, index: number, lang: LanguageCode): VideoItem {
  const id = String(videoClass.id * VIDEO_IDS_PER_CLASS + index + 1)
  const plays = pseudoRandomBetween(`plays ${id}`, 180, 98_000)
  const stream = streamOf(videoClass.key, index)
  const seconds = STREAM_SECONDS[stream]
  return {
    id,
    vod_name: titleAt(videoClass.key, index, lang),
    vod_pic: coverOf(videoClass.key, index),
    vod_play_url: `/media/videos/${stream}/index.m3u8`,
    // Every other video has its number of plays as a text, because the real platform sends both
    // forms.
    count: index % 2 === 0 ? plays : String(plays),
    time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  }
}

function streamOf(key: VideoClassKey, index: number): Stream {
  const streams = STREAMS_BY_CLASS[key]
  return streams[(index % THEMES[key].length) % streams.length] ?? 'forest'
}

function coverOf(key: VideoClassKey, index: number): string {
  const covers = COVERS_BY_CLASS[key]
  const repetition = Math.floor(index / covers.length)
  const [drawing = '', crop = ''] = (covers[index % covers.length] ?? '').split('#')
  const coverMood = MOODS[repetition % MOODS.length] ?? 'day'
  return `/media/videos/${drawing}/poster.svg#${crop}-${coverMood}${repetition < MOODS.length ? '' : '-m'}`
}

/**
 * Returns a theme and a place. Each time a theme repeats, its place is 7 further in `PLACES`. No
 * title repeats in a class, because 7 and the number of places (16) have no common divisor. The
 * step of 5 gives neighbouring themes different places.
 */
function titleAt(key: VideoClassKey, index: number, lang: LanguageCode): string {
  const themes = THEMES[key]
  const theme = themes[index % themes.length]
  const place = PLACES[(Math.floor(index / themes.length) * 7 + (index % themes.length) * 5) % PLACES.length]
  if (theme === undefined || place === undefined) return key
  const comma = lang === 'zh_cn' ? '，' : ', '
  return `${textInLanguage(theme, lang)}${comma}${textInLanguage(place, lang)}`
}
