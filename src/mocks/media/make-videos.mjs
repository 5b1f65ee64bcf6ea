/**
 * Makes the demo videos from the drawings in `scenes/`:
 * `node src/mocks/media/make-videos.mjs [name …]`.
 *
 * A video shows crops of its drawing for ten seconds each, behind effects. Chromium draws the
 * frames. ffmpeg (with libx264) encodes them as HLS in fMP4: one file per rendition, from which a
 * player reads byte ranges. The files are committed, so the app runs without ffmpeg.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { ensureBrowser } from '../../../tests/browser.mjs'
import { effects } from './effects.mjs'

const FRAMES_PER_SECOND = 10
const SHOT_SECONDS = 10
const [WIDTH, HEIGHT] = [640, 360]
/** Crops of a 320×180 drawing: x, y and width. */
const WHOLE_CROP = [0, 0, 320]
const LEFT_CROP = [8, 40, 190]
const RIGHT_CROP = [122, 36, 190]
const CLOSE_UP_CROP = [84, 66, 150]

/**
 * @typedef {object} Video
 * @property {number} seconds length of the video
 * @property {number[][]} shots crops of the drawing, repeated in this order
 * @property {[string, object][]} over effects by their names in effects.mjs, with options
 * @property {number[]} notes frequencies of the sound in Hz
 * @property {Readonly<Record<string, string[]>>} [captions] lines of the captions by language
 * @property {boolean} [hasSmall] adds a rendition of 320×180
 * @property {number} [quality] CRF of libx264 (33 by default); a lower number is a better picture
 */

/** @type {Readonly<Record<string, Video>>} */
const videos = {
  forest: {
    seconds: 200,
    quality: 37,
    shots: [WHOLE_CROP, LEFT_CROP, WHOLE_CROP, RIGHT_CROP, CLOSE_UP_CROP],
    over: [
      ['mist', { y: 118, count: 5 }],
      ['motes', { count: 18, colour: '#fff6c8', top: 10, bottom: 170, rise: 2 }],
      ['daylight', { from: '#12324a', most: 0.42, period: 100 }],
    ],
    notes: [196, 220, 261.6, 293.7, 329.6],
    hasSmall: true,
    captions: {
      en: [
        'Morning in the forest',
        'Mist lies between the trees',
        'Light comes down through the leaves',
        'The path leads on',
      ],
      id: ['Pagi di hutan', 'Kabut di antara pepohonan', 'Cahaya turun di sela daun', 'Jalan setapak terus ke depan'],
    },
  },
  reef: {
    seconds: 216,
    quality: 40,
    shots: [WHOLE_CROP, RIGHT_CROP, WHOLE_CROP, LEFT_CROP, CLOSE_UP_CROP],
    over: [
      ['fish', { count: 7, colour: '#0f5f66' }],
      ['motes', { count: 16, colour: '#d8fff4', top: 0, bottom: 172, rise: 4 }],
      ['daylight', { from: '#04222e', most: 0.35, period: 80 }],
    ],
    notes: [174.6, 196, 233.1, 261.6, 349.2],
  },
  harbour: {
    seconds: 188,
    shots: [WHOLE_CROP, CLOSE_UP_CROP, WHOLE_CROP, RIGHT_CROP],
    over: [
      ['ripples', { top: 116, bottom: 172, count: 22, colour: '#ffe9c2' }],
      ['birds', { count: 3, y: 44, colour: '#26305a' }],
      ['daylight', { from: '#0a1030', most: 0.4, period: 94 }],
    ],
    notes: [164.8, 196, 220, 246.9, 329.6],
  },
  terraces: {
    seconds: 64,
    shots: [WHOLE_CROP, RIGHT_CROP, LEFT_CROP],
    over: [
      ['mist', { y: 60, count: 4 }],
      ['birds', { count: 5, y: 38, colour: '#2c5f57' }],
    ],
    notes: [220, 246.9, 293.7, 329.6, 370],
  },
  'night-market': {
    seconds: 80,
    shots: [WHOLE_CROP, LEFT_CROP, RIGHT_CROP, WHOLE_CROP],
    over: [
      [
        'glow',
        {
          at: [
            [36, 38],
            [64, 50],
            [92, 57],
            [120, 56],
            [160, 42],
            [192, 52],
            [224, 57],
            [252, 52],
            [278, 38],
          ],
          colour: '#ffd68a',
        },
      ],
      [
        'steam',
        {
          at: [
            [146, 118],
            [158, 118],
            [52, 120],
            [252, 118],
          ],
        },
      ],
    ],
    notes: [196, 233.1, 261.6, 311.1, 349.2],
  },
  mountains: {
    seconds: 96,
    shots: [WHOLE_CROP, RIGHT_CROP, LEFT_CROP, WHOLE_CROP],
    over: [
      ['mist', { y: 120, count: 6 }],
      ['snow', { count: 34 }],
    ],
    notes: [146.8, 174.6, 220, 261.6, 293.7],
  },
  soup: {
    seconds: 72,
    shots: [WHOLE_CROP, CLOSE_UP_CROP, RIGHT_CROP, CLOSE_UP_CROP],
    over: [
      [
        'steam',
        {
          at: [
            [136, 96],
            [150, 92],
            [164, 98],
          ],
        },
      ],
      ['motes', { count: 14, colour: '#fffaf0', top: 20, bottom: 120, rise: 1 }],
    ],
    notes: [261.6, 293.7, 329.6, 392, 440],
  },
  batik: {
    seconds: 90,
    shots: [WHOLE_CROP, LEFT_CROP, CLOSE_UP_CROP, RIGHT_CROP],
    over: [
      ['sheen', { period: 18 }],
      [
        'steam',
        {
          at: [
            [244, 126],
            [252, 126],
          ],
        },
      ],
    ],
    notes: [207.7, 233.1, 277.2, 311.1, 415.3],
  },
  gongs: {
    seconds: 84,
    shots: [WHOLE_CROP, LEFT_CROP, RIGHT_CROP, CLOSE_UP_CROP],
    over: [
      [
        'rings',
        {
          at: [
            [132, 80],
            [204, 78],
          ],
          period: 4,
        },
      ],
      ['motes', { count: 18, colour: '#ffdf9e', top: 10, bottom: 160, rise: 2 }],
    ],
    notes: [130.8, 155.6, 174.6, 207.7, 261.6],
  },
  skyline: {
    seconds: 110,
    shots: [WHOLE_CROP, RIGHT_CROP, LEFT_CROP, WHOLE_CROP],
    over: [
      ['ripples', { top: 150, bottom: 176, count: 18, colour: '#f7c9a0' }],
      [
        'glow',
        {
          at: [
            [44, 126],
            [104, 118],
            [196, 110],
            [248, 130],
            [290, 124],
          ],
          colour: '#ffe2a6',
        },
      ],
      ['daylight', { from: '#0b0d26', most: 0.4, period: 55 }],
    ],
    notes: [174.6, 207.7, 233.1, 261.6, 311.1],
  },
  lake: {
    seconds: 120,
    shots: [WHOLE_CROP, CLOSE_UP_CROP, LEFT_CROP, WHOLE_CROP],
    over: [
      ['ripples', { top: 100, bottom: 172, count: 24, colour: '#e9fff4' }],
      ['mist', { y: 92, count: 4 }],
      ['birds', { count: 2, y: 30, colour: '#2f6b58' }],
    ],
    notes: [196, 220, 246.9, 293.7, 392],
  },
  pottery: {
    seconds: 76,
    shots: [WHOLE_CROP, CLOSE_UP_CROP, RIGHT_CROP, LEFT_CROP],
    over: [
      [
        'turn',
        {
          at: [
            [156, 136, 58, 10.2],
            [156, 137, 46, 7.6],
          ],
          count: 5,
          colour: '#f3e6c8',
          period: 6,
        },
      ],
      [
        'turn',
        {
          at: [
            [156, 92, 45.5, 11],
            [156, 105, 40, 9.5],
            [156, 117, 33, 8],
          ],
          count: 4,
          colour: '#e8ae88',
          period: 6,
        },
      ],
      ['motes', { count: 14, colour: '#fffaf0', top: 20, bottom: 130, rise: 1 }],
    ],
    notes: [220, 261.6, 293.7, 329.6, 440],
  },
  workbench: {
    seconds: 88,
    shots: [WHOLE_CROP, RIGHT_CROP, WHOLE_CROP, LEFT_CROP],
    over: [
      ['glow', { at: [[162, 44]], colour: '#ffe9b8' }],
      [
        'hanging',
        {
          at: [
            [214, 9, 44, 'crane-cream'],
            [248, 9, 66, 'crane-clay'],
            [284, 9, 38, 'crane-cream'],
          ],
          thread: '#d8c7a4',
        },
      ],
      ['motes', { count: 16, colour: '#ffe9c2', top: 30, bottom: 150, rise: 1 }],
    ],
    notes: [196, 246.9, 293.7, 329.6, 392],
  },
  strings: {
    seconds: 92,
    quality: 36,
    shots: [WHOLE_CROP, CLOSE_UP_CROP, LEFT_CROP, RIGHT_CROP],
    over: [
      [
        'hanging',
        {
          at: [
            [108, 18, 24, 'lantern'],
            [242, 18, 12, 'lantern'],
            [276, 18, 36, 'lantern'],
          ],
          thread: '#3a241d',
        },
      ],
      ['rings', { at: [[171, 121]], period: 6 }],
      ['steam', { at: [[86, 122]] }],
      ['motes', { count: 18, colour: '#ffe6a8', top: 60, bottom: 170, rise: 2 }],
    ],
    notes: [164.8, 196, 246.9, 293.7, 329.6],
  },
}

/** Returns the crop that the video shows at this second, as a value for `viewBox`. */
function viewBoxAt({ shots }, second) {
  const [x, y, width] = shots[Math.floor(second / SHOT_SECONDS) % shots.length] ?? WHOLE_CROP
  return `${x} ${y} ${width} ${(width * 9) / 16}`
}

/**
 * Returns a formula for ffmpeg's source `aevalsrc`. Each note (in Hz) fades; the melody repeats
 * every 13 s.
 */
function melodyFormula(notes) {
  return notes
    .map((note, index) => {
      const sinceStart = `mod(t+${(index * 2.6).toFixed(1)}\\,13)`
      return `0.16*sin(2*PI*${note}*t)*min(1\\,${sinceStart}*12)*exp(-0.9*${sinceStart})`
    })
    .join('+')
}

/**
 * Writes a WebVTT file and its playlist. Each line gets an equal part of the video, and is hidden
 * in the first and the last two seconds of that part.
 */
function writeCaptions(folder, language, lines, seconds) {
  const timestampOf = (at) =>
    `00:${String(Math.floor(at / 60)).padStart(2, '0')}:${String(Math.floor(at % 60)).padStart(2, '0')}.000`
  const secondsPerLine = seconds / lines.length
  const cues = lines.map((line, index) => {
    const [start, end] = [index * secondsPerLine + 2, (index + 1) * secondsPerLine - 2]
    return `${timestampOf(start)} --> ${timestampOf(end)}\n${line}\n`
  })
  writeFileSync(
    join(folder, `${language}.vtt`),
    `WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000\n\n${cues.join('\n')}`,
  )
  writeFileSync(
    join(folder, `${language}.m3u8`),
    `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:${seconds}\n#EXT-X-PLAYLIST-TYPE:VOD\n#EXTINF:${seconds},\n${language}.vtt\n#EXT-X-ENDLIST\n`,
  )
}

const LANGUAGE_NAMES = { en: 'English', id: 'Bahasa Indonesia' }

function writeMasterPlaylist(folder, { captions, hasSmall }) {
  const languages = Object.keys(captions ?? {})
  const captionEntries = languages.map(
    (code) =>
      `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="words",NAME="${LANGUAGE_NAMES[code]}",LANGUAGE="${code}",DEFAULT=NO,AUTOSELECT=NO,URI="${code}.m3u8"`,
  )
  const captionsAttribute = languages.length > 0 ? ',SUBTITLES="words"' : ''
  const streamEntry = (name, bandwidth, size) =>
    `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${size},CODECS="avc1.4d401e,mp4a.40.2"${captionsAttribute}\n${name}.m3u8`
  const streamEntries = [
    ...(hasSmall === true ? [streamEntry('small', 30_000, '320x180')] : []),
    streamEntry('full', 60_000, '640x360'),
  ]
  const playlistLines = ['#EXTM3U', '#EXT-X-VERSION:7', ...captionEntries, ...streamEntries, '']
  writeFileSync(join(folder, 'index.m3u8'), playlistLines.join('\n'))
}

/** Splits a command line into its arguments, none of which may contain a blank. */
function splitAtBlanks(line) {
  return line.split(' ')
}

async function makeVideo(page, name, video) {
  const folder = join(import.meta.dirname, 'videos', name)
  // The poster is kept, because `make-posters.mjs` writes it into the same folder.
  for (const file of existsSync(folder) ? readdirSync(folder) : [])
    if (!file.startsWith('poster')) rmSync(join(folder, file))
  mkdirSync(folder, { recursive: true })
  const drawing = readFileSync(join(import.meta.dirname, 'scenes', `${name}.svg`), 'utf8')
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${WIDTH}px;height:${HEIGHT}px}</style>${drawing}`)
  await page.evaluate(() => {
    const layer = document.createElementNS('http://www.w3.org/2000/svg', 'g')
    layer.id = 'over'
    document.querySelector('svg').append(layer)
  })
  const renditionArguments = (file, crf) => [
    ...splitAtBlanks(
      `-map [${file}] -map 1:a -c:v libx264 -preset veryslow -profile:v main -level 3.0 -pix_fmt yuv420p -crf ${crf}`,
    ),
    ...splitAtBlanks(
      '-g 100 -keyint_min 100 -sc_threshold 0 -c:a aac -b:a 8k -ac 1 -f hls -hls_time 10 -hls_playlist_type vod',
    ),
    ...splitAtBlanks(`-hls_segment_type fmp4 -hls_flags single_file -hls_segment_filename ${file}.mp4 ${file}.m3u8`),
  ]
  const quality = video.quality ?? 33
  const ffmpeg = spawn(
    'ffmpeg',
    [
      ...splitAtBlanks(`-y -loglevel error -f image2pipe -c:v mjpeg -framerate ${FRAMES_PER_SECOND} -i -`),
      ...splitAtBlanks(
        `-f lavfi -t ${video.seconds} -i aevalsrc=${melodyFormula(video.notes)}:s=16000 -filter_complex`,
      ),
      video.hasSmall === true ? '[0:v]split[full][s];[s]scale=320:180[small]' : '[0:v]null[full]',
      ...renditionArguments('full', quality),
      ...(video.hasSmall === true ? renditionArguments('small', quality + 3) : []),
    ],
    { cwd: folder, stdio: ['pipe', 'inherit', 'inherit'] },
  )
  for (let frame = 0; frame < video.seconds * FRAMES_PER_SECOND; frame += 1) {
    const second = frame / FRAMES_PER_SECOND
    const effectShapes = video.over.map(([effect, options]) => effects[effect](second, options)).join('')
    await page.evaluate(
      ([viewBox, inner]) => {
        document.querySelector('svg').setAttribute('viewBox', viewBox)
        document.querySelector('#over').innerHTML = inner
      },
      [viewBoxAt(video, second), effectShapes],
    )
    const picture = await page.screenshot({ type: 'jpeg', quality: 92 })
    if (!ffmpeg.stdin.write(picture)) await once(ffmpeg.stdin, 'drain')
  }
  ffmpeg.stdin.end()
  await once(ffmpeg, 'close')
  for (const [language, lines] of Object.entries(video.captions ?? {}))
    writeCaptions(folder, language, lines, video.seconds)
  writeMasterPlaylist(folder, video)
  process.stdout.write(`${name}: ${video.seconds} s\n`)
}

const requestedNames = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
for (const [name, video] of Object.entries(videos)) {
  if (requestedNames.length === 0 || requestedNames.includes(name)) await makeVideo(page, name, video)
}
await browser.close()
