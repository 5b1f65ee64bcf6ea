/**
 * Makes the covers of the demo videos from the drawings in `scenes/`:
 * `node src/mocks/media/make-posters.mjs`.
 *
 * One SVG per drawing contains all its covers, in little more space than the drawing. A cover is a
 * crop in one of eight colour moods (`lights`), mirrored or not. The fragment of the address
 * selects the cover: `poster.svg#tea-dusk-m` is the cover "tea" in the mood "dusk", mirrored.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [WIDTH, HEIGHT] = [320, 180]
const WHOLE_CROP = [0, 0, WIDTH]

/** The crop of each cover, by drawing: x, y and width in units of the drawing. */
const covers = {
  forest: { forest: WHOLE_CROP, waterfall: [70, 0, 190], park: [112, 62, 200] },
  lake: { lake: WHOLE_CROP, marsh: [150, 4, 170], bridge: [30, 20, 260] },
  mountains: { stars: WHOLE_CROP, path: [120, 24, 190] },
  terraces: { terraces: WHOLE_CROP, tea: [0, 66, 196] },
  reef: { tide: WHOLE_CROP },
  'night-market': { lane: [0, 0, 200], market: WHOLE_CROP, rain: [180, 76, 140], steamer: [106, 76, 116] },
  skyline: { train: [40, 60, 200], buildings: [116, 70, 120], library: [6, 76, 130] },
  harbour: { harbour: WHOLE_CROP },
  soup: {
    vegetables: [84, 52, 190],
    chili: [8, 104, 124],
    noodles: [150, 62, 132],
    leaf: WHOLE_CROP,
    loaf: [0, 4, 170],
    coffee: [196, 100, 120],
    pickles: [202, 6, 116],
  },
  pottery: { pottery: WHOLE_CROP, spices: [4, 4, 140] },
  batik: { batik: WHOLE_CROP, weaving: [0, 0, 150], dyes: [196, 92, 124] },
  workbench: {
    bamboo: [0, 84, 124],
    carving: [92, 64, 150],
    paper: WHOLE_CROP,
    book: [200, 106, 118],
    silver: [8, 12, 140],
  },
  gongs: { gamelan: WHOLE_CROP, choir: [84, 18, 170], drums: [40, 84, 170] },
  strings: {
    guitar: [104, 60, 180],
    flute: [0, 110, 124],
    violin: [0, 4, 150],
    lullaby: [168, 62, 140],
    quartet: WHOLE_CROP,
    keroncong: [120, 14, 190],
  },
}

/** SVG shapes drawn over some covers, by the name of the cover, in the units of its viewBox. */
const motifs = {
  waterfall:
    '<path d="M128 0h74l-6 60 10 84h-84l10-80z" fill="#3c5c58"/><path d="M146 0h38l-4 70 6 72h-40l4-70z" fill="#dff3f0"/><path d="M154 0v140M164 0v142M174 0v140" stroke="#a9d8d6" stroke-width="3" opacity=".7"/><ellipse cx="165" cy="144" rx="56" ry="11" fill="#eefaf8" opacity=".85"/><ellipse cx="165" cy="150" rx="76" ry="9" fill="#bfe3df" opacity=".6"/>',
  marsh:
    '<g fill="none" stroke="#1d4c3f" stroke-width="2.6" stroke-linecap="round"><path d="M182 34q7-8 13 0q7-8 13 0M214 20q6-7 11 0q6-7 11 0M236 42q5-6 10 0q5-6 10 0M204 52q5-6 9 0q5-6 9 0"/></g><g stroke="#1d5140" stroke-width="3" stroke-linecap="round"><path d="M168 100V64M178 100V52M187 100V70M296 100V60M306 100V48M314 100V68"/></g><g stroke="#6b3f22" stroke-width="6" stroke-linecap="round"><path d="M168 68V60M178 56V47M306 52V43"/></g>',
  bridge:
    '<path d="M0 66h320v20H0z" fill="#cdb893"/><path d="M0 62h320v6H0z" fill="#a98d63"/><path d="M0 86h320v46h-24c0-60-72-60-72 0h-28c0-60-72-60-72 0H96c0-60-72-60-72 0H0z" fill="#bfa67c"/><path d="M0 132h24M96 132h28M196 132h28M296 132h24" stroke="#8a7048" stroke-width="5"/>',
  train:
    '<path d="M0 150h320v6H0z" fill="#1b1d3a"/><path d="M52 116h178a14 14 0 0 1 14 14v16H52z" fill="#c9594c"/><path d="M52 140h192v6H52z" fill="#7d2f33"/><g fill="#ffe2a6"><path d="M64 122h24v12H64zM96 122h24v12H96zM128 122h24v12h-24zM160 122h24v12h-24zM192 122h24v12h-24z"/></g><path d="M56 150h16M100 150h16M150 150h16M204 150h16" stroke="#0d0f24" stroke-width="7" stroke-linecap="round"/>',
  stars:
    '<rect width="320" height="180" fill="#0a1240" opacity=".62"/><g fill="#fff8dc"><circle cx="22" cy="18" r="1.6"/><circle cx="64" cy="32" r="1.1"/><circle cx="92" cy="12" r="1.9"/><circle cx="118" cy="44" r="1.1"/><circle cx="150" cy="20" r="1.5"/><circle cx="178" cy="10" r="1"/><circle cx="206" cy="30" r="1.8"/><circle cx="236" cy="16" r="1.2"/><circle cx="262" cy="40" r="1.6"/><circle cx="292" cy="22" r="1.3"/><circle cx="34" cy="62" r="1"/><circle cx="276" cy="66" r="1"/></g>',
  rain: '<rect width="320" height="180" fill="#23364f" opacity=".35"/><path d="M190 80l-4 14M210 92l-4 14M228 78l-4 14M244 100l-4 14M262 84l-4 14M280 96l-4 14M298 80l-4 14M200 122l-4 14M222 128l-4 14M256 126l-4 14M288 124l-4 14M312 112l-4 14" stroke="#cfe2f2" stroke-width="1.4" opacity=".8"/>',
}

const plainLayer = (colour, strength) => `<rect width="320" height="180" fill="${colour}" opacity="${strength}"/>`
const gradientLayer = (from, to) =>
  `<rect width="320" height="180" fill="url(#${from})" opacity=".55"/><rect width="320" height="180" fill="url(#${to})" opacity=".4"/>`

/** The layer in front of the picture for each colour mood; '' means none. */
const moodLayers = {
  day: '',
  dawn: gradientLayer('light-rose', 'light-cream'),
  dusk: gradientLayer('light-violet', 'light-amber'),
  night: plainLayer('#07123a', 0.5),
  mist: plainLayer('#e6eef0', 0.42),
  gold: plainLayer('#f2a63a', 0.3),
  spring: '',
  autumn: '',
}
/** Hue rotation of the picture in degrees, for the two moods that change all its colours. */
const HUE_DEGREES_BY_MOOD = { spring: 24, autumn: -22 }

const fadingGradient = (id, colour, isFromTop) =>
  `<linearGradient id="${id}" x2="0" ${isFromTop ? 'y2="1"' : 'y1="1" y2="0"'}><stop stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>`

const defs = [
  fadingGradient('light-rose', '#f08aa0', true),
  fadingGradient('light-cream', '#ffe9b0', false),
  fadingGradient('light-violet', '#3b2168', true),
  fadingGradient('light-amber', '#ff9a3d', false),
  ...Object.entries(HUE_DEGREES_BY_MOOD).map(
    ([name, degrees]) => `<filter id="light-${name}"><feColorMatrix type="hueRotate" values="${degrees}"/></filter>`,
  ),
].join('')

const toThreeDecimals = (number) => String(Number(number.toFixed(3)))

function styleOf(parts) {
  const crops = Object.entries(parts).map(([name, [x, y, width]]) => {
    const scale = WIDTH / width
    const cropTransform = `matrix(${[scale, 0, 0, scale, -x * scale, -y * scale].map(toThreeDecimals).join(',')})`
    return `[id^=${name}-]:target~#whole>#part{transform:${cropTransform}}`
  })
  const motifNames = Object.keys(parts).filter((name) => name in motifs)
  return [
    '.off{display:none}',
    `[id$=-m]:target~#whole{transform:matrix(-1,0,0,1,${WIDTH},0)}`,
    ...crops,
    ...motifNames.map((name) => `[id^=${name}-]:target~#whole #motif-${name}{display:inline}`),
    ...Object.entries(moodLayers)
      .filter(([, drawing]) => drawing !== '')
      .map(([name]) => `[id*=-${name}]:target~#over-${name}{display:inline}`),
    ...Object.keys(HUE_DEGREES_BY_MOOD).map((name) => `[id*=-${name}]:target~#whole{filter:url(#light-${name})}`),
  ].join('')
}

for (const [scene, parts] of Object.entries(covers)) {
  const drawing = readFileSync(join(import.meta.dirname, 'scenes', `${scene}.svg`), 'utf8')
  const drawingContent = drawing.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')
  const targetIds = Object.keys(parts).flatMap((name) =>
    Object.keys(moodLayers).flatMap((light) => [`${name}-${light}`, `${name}-${light}-m`]),
  )
  const ownMotifs = Object.entries(motifs).filter(([name]) => name in parts)
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH * 2}" height="${HEIGHT * 2}">`,
    `<style>${styleOf(parts)}</style><defs>${defs}</defs>`,
    targetIds.map((id) => `<g id="${id}"/>`).join(''),
    `<g id="whole"><g id="part">${drawingContent.trim()}`,
    ownMotifs.map(([name, shapes]) => `<g id="motif-${name}" class="off">${shapes}</g>`).join(''),
    '</g></g>',
    Object.entries(moodLayers)
      .filter(([, shapes]) => shapes !== '')
      .map(([name, shapes]) => `<g id="over-${name}" class="off">${shapes}</g>`)
      .join(''),
    '</svg>\n',
  ].join('\n')
  writeFileSync(join(import.meta.dirname, 'videos', scene, 'poster.svg'), svg)
  process.stdout.write(`${scene}: ${Object.keys(parts).length * 16} covers, ${svg.length} B\n`)
}
