import { type Money, money } from '../../lib/money/text.ts'
import { OPTION_TYPES, type OptionType } from '../draws.ts'
import type { Six } from '../lang.ts'

export type OptionNames = Readonly<Record<OptionType, Six>>

/** How this game's server code writes the three numbers: real ones do not agree among themselves. */
export type NumbersFormat = 'array' | 'commas' | 'json' | 'strings'

export interface Game {
  readonly id: string
  readonly key: string
  readonly name: string
  readonly classKey: 'classic' | 'quick'
  /** Length of a period. */
  readonly seconds: 60 | 180 | 300
  readonly condition: Money
  /** Gross odds paid, stake included. */
  readonly odds: string
  readonly oddsPublished: boolean
  readonly names: OptionNames
  readonly format: NumbersFormat
}

export interface GameClass {
  readonly id: number
  readonly key: Game['classKey']
  readonly name: Six
}

export const GAME_CLASSES: readonly GameClass[] = [
  { id: 1, key: 'classic', name: ['Klasik', 'Cổ điển', '经典', 'Classic', 'Clásicos', 'Klasik'] },
  { id: 2, key: 'quick', name: ['Cepat', 'Nhanh', '快速', 'Quick', 'Rápidos', 'Pantas'] },
]

const PLAIN: OptionNames = {
  big: ['Besar', 'Lớn', '大', 'Big', 'Grande', 'Besar'],
  small: ['Kecil', 'Nhỏ', '小', 'Small', 'Pequeño', 'Kecil'],
  pair: ['Genap', 'Chẵn', '双', 'Pair', 'Par', 'Genap'],
  single: ['Ganjil', 'Lẻ', '单', 'Single', 'Impar', 'Ganjil'],
}

const HIGH_LOW: OptionNames = {
  big: ['Tinggi', 'Cao', '高', 'High', 'Alto', 'Tinggi'],
  small: ['Rendah', 'Thấp', '低', 'Low', 'Bajo', 'Rendah'],
  pair: ['Kembar', 'Đôi', '成双', 'Twin', 'Doble', 'Kembar'],
  single: ['Tunggal', 'Đơn', '独单', 'Solo', 'Solo', 'Tunggal'],
}

const UPPER_LOWER: OptionNames = {
  big: ['Atas', 'Trên', '上', 'Upper', 'Arriba', 'Atas'],
  small: ['Bawah', 'Dưới', '下', 'Lower', 'Abajo', 'Bawah'],
  pair: ['Ganda', 'Cặp', '对', 'Double', 'Pareja', 'Berganda'],
  single: ['Satuan', 'Chiếc', '只', 'Single', 'Único', 'Satu'],
}

const PEAK_VALLEY: OptionNames = {
  big: ['Puncak', 'Đỉnh', '峰', 'Peak', 'Cumbre', 'Puncak'],
  small: ['Lembah', 'Thung lũng', '谷', 'Valley', 'Valle', 'Lembah'],
  pair: ['Rata', 'Bằng', '平', 'Level', 'Llano', 'Rata'],
  single: ['Lereng', 'Dốc', '坡', 'Slope', 'Ladera', 'Cerun'],
}

const OPEN_TO_ALL = money('0')

export const GAMES: readonly Game[] = [
  game('11', 'Sunda', 60, 'quick', { names: PLAIN, odds: '1.95', format: 'array' }),
  game('12', 'Merapi', 180, 'classic', { names: PLAIN, odds: '1.95', format: 'commas' }),
  game('13', 'Toba', 300, 'classic', { names: HIGH_LOW, format: 'json' }),
  game('14', 'Rinjani', 60, 'quick', { names: UPPER_LOWER, format: 'strings' }),
  game('15', 'Komodo', 180, 'quick', { names: PEAK_VALLEY, format: 'commas' }),
  game('16', 'Bromo', 300, 'classic', { names: HIGH_LOW, format: 'array', oddsPublished: false }),
  game('17', 'Krakatau', 60, 'quick', { names: UPPER_LOWER, format: 'json', oddsPublished: false }),
  game('18', 'Kelimutu', 180, 'classic', {
    names: PEAK_VALLEY,
    format: 'array',
    oddsPublished: false,
    condition: money('500000'),
  }),
]

/** How many of the games, from the first, are "hot". */
export const HOT_GAMES = 3

export function gameById(id: string): Game | null {
  return GAMES.find((it) => it.id === id) ?? null
}

export function gameByKey(key: string): Game | null {
  return GAMES.find((it) => it.key === key) ?? null
}

export function isOptionType(text: string): text is OptionType {
  return OPTION_TYPES.some((type) => type === text)
}

const DESCRIPTIONS: Readonly<Record<Game['seconds'], Six>> = {
  60: [
    'Tiga angka setiap 1 menit.',
    'Ba con số, mỗi phút một kỳ.',
    '每 1 分钟开出三个数字。',
    'Three numbers every minute.',
    'Tres números cada minuto.',
    'Tiga nombor setiap 1 minit.',
  ],
  180: [
    'Tiga angka setiap 3 menit.',
    'Ba con số, ba phút một kỳ.',
    '每 3 分钟开出三个数字。',
    'Three numbers every 3 minutes.',
    'Tres números cada 3 minutos.',
    'Tiga nombor setiap 3 minit.',
  ],
  300: [
    'Tiga angka setiap 5 menit.',
    'Ba con số, năm phút một kỳ.',
    '每 5 分钟开出三个数字。',
    'Three numbers every 5 minutes.',
    'Tres números cada 5 minutos.',
    'Tiga nombor setiap 5 minit.',
  ],
}

export function descriptionOf(it: Game): Six {
  return DESCRIPTIONS[it.seconds]
}

type GameDetails = Pick<Game, 'names' | 'format'> & Partial<Pick<Game, 'odds' | 'oddsPublished' | 'condition'>>

function game(
  id: string,
  name: string,
  seconds: Game['seconds'],
  classKey: Game['classKey'],
  details: GameDetails,
): Game {
  const key = `${name.toLowerCase()}${seconds}`
  return { id, key, name, seconds, classKey, odds: '1.90', oddsPublished: true, condition: OPEN_TO_ALL, ...details }
}
