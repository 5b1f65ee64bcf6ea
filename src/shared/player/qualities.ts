/** One of the stream's pictures, by its number in the playlist. */
export interface Quality {
  level: number
  /** As "360p" is written in every language. */
  name: string
}

/** What hls.js says of a level; 0 where the playlist does not. */
interface Level {
  /** Lines of the picture. */
  height: number
  /** Bits a second. */
  bitrate: number
}

/** The sharpest first. None where there is nothing to choose. */
export function qualitiesOf(levels: readonly Level[]): Quality[] {
  const best = new Map<string, Level & Quality>()
  levels.forEach(({ height, bitrate }, level) => {
    const name = height > 0 ? `${height}p` : `${Math.round(bitrate / 1000)} kbps`
    // Of two levels with one name, the better one stands for both.
    if ((best.get(name)?.bitrate ?? -1) < bitrate) best.set(name, { height, bitrate, level, name })
  })
  const sharpestFirst = [...best.values()].sort((a, b) => b.height - a.height || b.bitrate - a.bitrate)
  return sharpestFirst.length < 2 ? [] : sharpestFirst.map(({ level, name }) => ({ level, name }))
}
