import { type Money, money } from '../../lib/money/text.ts'
import { OPTION_TYPES, type OptionType } from '../draws.ts'
import type { TranslatedText } from '../translated.ts'
import type { CatalogueClass } from './classes.ts'

type OptionNames = Readonly<Record<OptionType, TranslatedText>>

/** The form in which the mock sends the three numbers of a game. */
type NumbersFormat = 'array' | 'commas' | 'json' | 'strings'

export interface Game {
  readonly id: string
  readonly key: string
  readonly name: string
  readonly classKey: 'classic' | 'quick'
  readonly seconds: 60 | 180 | 300
  readonly condition: Money
  /** Return on a stake of 1, stake included. */
  readonly odds: string
  readonly oddsPublished: boolean
  readonly names: OptionNames
  readonly format: NumbersFormat
}

export interface GameClass extends CatalogueClass {
  readonly key: Game['classKey']
}

export const GAME_CLASSES: readonly GameClass[] = [
  {
    id: 1,
    key: 'classic',
    name: { id_id: 'Klasik', vi_vi: 'Cổ điển', zh_cn: '经典', en_us: 'Classic', es_spa: 'Clásicos', ms_my: 'Klasik' },
  },
  {
    id: 2,
    key: 'quick',
    name: { id_id: 'Cepat', vi_vi: 'Nhanh', zh_cn: '快速', en_us: 'Quick', es_spa: 'Rápidos', ms_my: 'Pantas' },
  },
]

const PLAIN_NAMES: OptionNames = {
  big: { id_id: 'Besar', vi_vi: 'Lớn', zh_cn: '大', en_us: 'Big', es_spa: 'Grande', ms_my: 'Besar' },
  small: { id_id: 'Kecil', vi_vi: 'Nhỏ', zh_cn: '小', en_us: 'Small', es_spa: 'Pequeño', ms_my: 'Kecil' },
  pair: { id_id: 'Genap', vi_vi: 'Chẵn', zh_cn: '双', en_us: 'Pair', es_spa: 'Par', ms_my: 'Genap' },
  single: { id_id: 'Ganjil', vi_vi: 'Lẻ', zh_cn: '单', en_us: 'Single', es_spa: 'Impar', ms_my: 'Ganjil' },
}

const HIGH_LOW_NAMES: OptionNames = {
  big: { id_id: 'Tinggi', vi_vi: 'Cao', zh_cn: '高', en_us: 'High', es_spa: 'Alto', ms_my: 'Tinggi' },
  small: { id_id: 'Rendah', vi_vi: 'Thấp', zh_cn: '低', en_us: 'Low', es_spa: 'Bajo', ms_my: 'Rendah' },
  pair: { id_id: 'Kembar', vi_vi: 'Đôi', zh_cn: '成双', en_us: 'Twin', es_spa: 'Doble', ms_my: 'Kembar' },
  single: { id_id: 'Tunggal', vi_vi: 'Đơn', zh_cn: '独单', en_us: 'Solo', es_spa: 'Solo', ms_my: 'Tunggal' },
}

const UPPER_LOWER_NAMES: OptionNames = {
  big: { id_id: 'Atas', vi_vi: 'Trên', zh_cn: '上', en_us: 'Upper', es_spa: 'Arriba', ms_my: 'Atas' },
  small: { id_id: 'Bawah', vi_vi: 'Dưới', zh_cn: '下', en_us: 'Lower', es_spa: 'Abajo', ms_my: 'Bawah' },
  pair: { id_id: 'Ganda', vi_vi: 'Cặp', zh_cn: '对', en_us: 'Double', es_spa: 'Pareja', ms_my: 'Berganda' },
  single: { id_id: 'Satuan', vi_vi: 'Đơn lẻ', zh_cn: '只', en_us: 'Single', es_spa: 'Único', ms_my: 'Satu' },
}

const PEAK_VALLEY_NAMES: OptionNames = {
  big: { id_id: 'Puncak', vi_vi: 'Đỉnh', zh_cn: '峰', en_us: 'Peak', es_spa: 'Cumbre', ms_my: 'Puncak' },
  small: { id_id: 'Lembah', vi_vi: 'Thung lũng', zh_cn: '谷', en_us: 'Valley', es_spa: 'Valle', ms_my: 'Lembah' },
  pair: { id_id: 'Rata', vi_vi: 'Bằng', zh_cn: '平', en_us: 'Level', es_spa: 'Llano', ms_my: 'Rata' },
  single: { id_id: 'Lereng', vi_vi: 'Dốc', zh_cn: '坡', en_us: 'Slope', es_spa: 'Ladera', ms_my: 'Cerun' },
}

const NO_MINIMUM_BALANCE = money('0')

export const GAMES: readonly Game[] = [
  makeGame('11', 'Sunda', 60, 'quick', { names: PLAIN_NAMES, odds: '1.95', format: 'array' }),
  makeGame('12', 'Merapi', 180, 'classic', { names: PLAIN_NAMES, odds: '1.95', format: 'commas' }),
  makeGame('13', 'Toba', 300, 'classic', { names: HIGH_LOW_NAMES, format: 'json' }),
  makeGame('14', 'Rinjani', 60, 'quick', { names: UPPER_LOWER_NAMES, format: 'strings' }),
  makeGame('15', 'Komodo', 180, 'quick', { names: PEAK_VALLEY_NAMES, format: 'commas' }),
  makeGame('16', 'Bromo', 300, 'classic', { names: HIGH_LOW_NAMES, format: 'array', oddsPublished: false }),
  makeGame('17', 'Krakatau', 60, 'quick', { names: UPPER_LOWER_NAMES, format: 'json', oddsPublished: false }),
  makeGame('18', 'Kelimutu', 180, 'classic', {
    names: PEAK_VALLEY_NAMES,
    format: 'array',
    oddsPublished: false,
    condition: money('500000'),
  }),
]

export const HOT_GAME_COUNT = 3

export function gameById(id: string): Game | null {
  return GAMES.find((entry) => entry.id === id) ?? null
}

export function requireGame(id: string): Game {
  const game = gameById(id)
  if (game === null) throw new Error(`There is no game ${id}.`)
  return game
}

export function gameByKey(key: string): Game | null {
  return GAMES.find((entry) => entry.key === key) ?? null
}

export function isOptionType(text: string): text is OptionType {
  return OPTION_TYPES.some((type) => type === text)
}

const DESCRIPTIONS: Readonly<Record<Game['seconds'], TranslatedText>> = {
  60: {
    id_id: 'Setiap menit',
    vi_vi: 'Mỗi phút',
    zh_cn: '每分钟',
    en_us: 'Every minute',
    es_spa: 'Cada minuto',
    ms_my: 'Setiap minit',
  },
  180: {
    id_id: 'Setiap 3 menit',
    vi_vi: 'Mỗi 3 phút',
    zh_cn: '每 3 分钟',
    en_us: 'Every 3 minutes',
    es_spa: 'Cada 3 minutos',
    ms_my: 'Setiap 3 minit',
  },
  300: {
    id_id: 'Setiap 5 menit',
    vi_vi: 'Mỗi 5 phút',
    zh_cn: '每 5 分钟',
    en_us: 'Every 5 minutes',
    es_spa: 'Cada 5 minutos',
    ms_my: 'Setiap 5 minit',
  },
}

export function descriptionOf({ seconds }: Game): TranslatedText {
  return DESCRIPTIONS[seconds]
}

type GameDetails = Pick<Game, 'names' | 'format'> & Partial<Pick<Game, 'odds' | 'oddsPublished' | 'condition'>>

function makeGame(
  id: string,
  name: string,
  seconds: Game['seconds'],
  classKey: Game['classKey'],
  details: GameDetails,
): Game {
  const key = `${name.toLowerCase()}${seconds}`
  return {
    id,
    key,
    name,
    seconds,
    classKey,
    odds: '1.90',
    oddsPublished: true,
    condition: NO_MINIMUM_BALANCE,
    ...details,
  }
}
