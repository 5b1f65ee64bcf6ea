import { colourOf, readTokens } from './tokens.ts'

export interface IconOptions {
  /** Of the corners, in 64ths; 0 for platforms that cut the icon themselves. */
  radius: number
  scale: number
}

export function iconSvg({ radius, scale }: IconOptions): string {
  const { light } = readTokens()
  const colour = (name: string) => colourOf(light, name)
  const tiles = [
    [11.5, 12],
    [33.5, 12],
    [22.5, 34],
  ].map(([x, y]) => `<rect x="${x}" y="${y}" width="19" height="19" rx="6"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">
<defs><radialGradient id="bg" cx=".85" cy="0" r="1.2"><stop offset="0" stop-color="${colour('hero-near')}"/><stop offset=".45" stop-color="${colour('hero-middle')}"/><stop offset="1" stop-color="${colour('hero-far')}"/></radialGradient></defs>
<rect width="64" height="64"${radius === 0 ? '' : ` rx="${radius}"`} fill="url(#bg)"/>
<g fill="${colour('draw')}"${scale === 1 ? '' : ` transform="translate(32 32) scale(${scale}) translate(-32 -32)"`}>${tiles.join('')}</g>
</svg>
`
}

const rounded: IconOptions = { radius: 17, scale: 1 }

export const icons: readonly { file: string; size: number | null; options: IconOptions }[] = [
  { file: 'favicon.svg', size: null, options: rounded },
  { file: 'icon-192.png', size: 192, options: rounded },
  { file: 'icon-512.png', size: 512, options: rounded },
  { file: 'icon-maskable-512.png', size: 512, options: { radius: 0, scale: 0.82 } },
  { file: 'apple-touch-icon.png', size: 180, options: { radius: 0, scale: 1 } },
]
