/* Each effect returns the SVG shapes for a second of the video. A drawing has 320×180 units. */

/** Returns a pseudo-random number from 0 to 1, always the same for a name and an index. */
function chance(name, index) {
  const wave = Math.sin(index * 127.1 + name.length * 311.7 + name.charCodeAt(0) * 7.3) * 43_758.5453
  return wave - Math.floor(wave)
}

function cycle(second, period, offset) {
  const turn = second / period + offset
  return turn - Math.floor(turn)
}

function drawMany(count, draw) {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

const round2 = (value) => value.toFixed(2)

export const effects = {
  mist: (second, { y, count }) =>
    drawMany(count, (index) => {
      const x = cycle(second, 60 + 30 * chance('speed', index), chance('mist', index)) * 520 - 100
      const centreY = y + (chance('height', index) - 0.5) * 34
      return `<ellipse cx="${round2(x)}" cy="${round2(centreY)}" rx="${round2(60 + 40 * chance('width', index))}" ry="7" fill="#fff" opacity=".16"/>`
    }),

  /**
   * Draws rising specks: dust in light, fireflies or bubbles. `rise` is their approximate speed in
   * units per second.
   */
  motes: (second, { count, colour, top, bottom, rise }) =>
    drawMany(count, (index) => {
      const span = bottom - top
      const y = bottom - cycle(second, span / (rise * (0.6 + chance('rise', index))), chance('y', index)) * span
      const x = chance('x', index) * 320 + 5 * Math.sin(second * 0.5 + index)
      const opacity = 0.25 + 0.45 * Math.abs(Math.sin(second * 0.4 + index * 2))
      return `<circle cx="${round2(x)}" cy="${round2(y)}" r="${round2(0.7 + 1.1 * chance('size', index))}" fill="${colour}" opacity="${round2(opacity)}"/>`
    }),

  /**
   * Darkens and lightens the picture once in each `period` (in s). `from` is the dark colour,
   * `most` its greatest opacity.
   */
  daylight: (second, { from, most, period }) => {
    const opacity = (most * (1 + Math.cos((second / period) * 2 * Math.PI))) / 2
    return `<rect width="320" height="180" fill="${from}" opacity="${round2(opacity)}"/>`
  },

  fish: (second, { count, colour }) =>
    drawMany(count, (index) => {
      const x = cycle(second, 26 + 20 * chance('pace', index), chance('start', index)) * 380 - 30
      const y = 40 + 80 * chance('depth', index) + 3 * Math.sin(second + index)
      const size = 0.7 + 0.7 * chance('size', index)
      return `<g transform="translate(${round2(x)} ${round2(y)}) scale(${round2(size)})" fill="${colour}" opacity=".8"><ellipse rx="7" ry="3"/><path d="M-6 0l-5-4v8z"/></g>`
    }),

  ripples: (second, { top, bottom, count, colour }) =>
    drawMany(count, (index) => {
      const y = top + (bottom - top) * chance('row', index)
      const x = chance('column', index) * 320 + 4 * Math.sin(second * 0.6 + index)
      const width = 6 + 14 * chance('length', index)
      const opacity = 0.5 * Math.max(0, Math.sin(second * 0.8 + index * 1.7))
      return `<path d="M${round2(x)} ${round2(y)}h${round2(width)}" stroke="${colour}" stroke-width="1.2" stroke-linecap="round" opacity="${round2(opacity)}"/>`
    }),

  birds: (second, { count, y, colour }) =>
    drawMany(count, (index) => {
      const x = cycle(second, 34 + 12 * chance('wind', index), chance('flock', index)) * 400 - 40
      const wing = 2.4 * Math.sin(second * 5 + index)
      const bodyY = y + 18 * chance('bird', index) + 3 * Math.sin(second * 0.5 + index)
      return `<path d="M${round2(x - 5)} ${round2(bodyY - wing)}q3-1 5 1q2-2 5-1" fill="none" stroke="${colour}" stroke-width="1.2" stroke-linecap="round"/>`
    }),

  glow: (second, { at, colour }) =>
    at
      .map(([x, y], index) => {
        const opacity = 0.1 + 0.16 * (1 + Math.sin(second * 1.1 + index * 2.1))
        return `<circle cx="${x}" cy="${y}" r="11" fill="${colour}" opacity="${round2(opacity / 2)}"/><circle cx="${x}" cy="${y}" r="5" fill="${colour}" opacity="${round2(opacity)}"/>`
      })
      .join(''),

  steam: (second, { at }) =>
    at
      .map(([x, y], index) =>
        drawMany(3, (puff) => {
          const ascent = cycle(second, 5, puff / 3 + index * 0.21)
          const sway = 4 * Math.sin(second * 0.9 + index + puff * 2)
          return `<circle cx="${round2(x + sway * ascent)}" cy="${round2(y - 36 * ascent)}" r="${round2(2 + 5 * ascent)}" fill="#fff" opacity="${round2(0.3 * (1 - ascent))}"/>`
        }),
      )
      .join(''),

  snow: (second, { count }) =>
    drawMany(count, (index) => {
      const descent = cycle(second, 16 + 10 * chance('fall', index), chance('flake', index))
      const x = chance('side', index) * 340 - 10 + 8 * Math.sin(second * 0.4 + index)
      return `<circle cx="${round2(x)}" cy="${round2(descent * 190 - 5)}" r="${round2(0.6 + chance('big', index))}" fill="#fff" opacity=".75"/>`
    }),

  sheen: (second, { period }) => {
    const x = cycle(second, period, 0) * 520 - 120
    return `<path d="M${round2(x)} 0h34l-60 180h-34z" fill="#fff" opacity=".09"/>`
  },

  /** Draws rings that spread from a struck drum. `period` is the time between strokes, in s. */
  rings: (second, { at, period }) =>
    at
      .map(([x, y], index) =>
        drawMany(2, (ring) => {
          const spread = cycle(second, period, index * 0.5 + ring * 0.12)
          return `<circle cx="${x}" cy="${y}" r="${round2(8 + 60 * spread)}" fill="none" stroke="#ffe3a8" stroke-width="1.4" opacity="${round2(0.5 * (1 - spread))}"/>`
        }),
      )
      .join(''),

  /**
   * Draws marks on the near side of turning wheels. `at` has x, y and the horizontal and vertical
   * radius of each wheel.
   */
  turn: (second, { at, count, colour, period }) =>
    at
      .map(([x, y, radiusX, radiusY], index) =>
        drawMany(count, (mark) => {
          const angle = cycle(second, period, mark / count + 0.37 * index) * 2 * Math.PI
          const pointAt = (turned) =>
            `${round2(x + radiusX * Math.cos(turned))} ${round2(y + radiusY * Math.sin(turned))}`
          const opacity = 0.7 * Math.max(0, Math.sin(angle + 0.2))
          return `<path d="M${pointAt(angle)}A${radiusX} ${radiusY} 0 0 1 ${pointAt(angle + 0.4)}" fill="none" stroke="${colour}" stroke-width="1.6" stroke-linecap="round" opacity="${round2(opacity)}"/>`
        }),
      )
      .join(''),

  /** Draws objects on swinging threads. A thread in `at` has x, y, length and the object's id. */
  hanging: (second, { at, thread }) =>
    at
      .map(([x, y, length, thing], index) => {
        const lean = 4 * Math.sin(second * 0.9 + index * 1.9) + 1.5 * Math.sin(second * 0.37 + index)
        return `<g transform="translate(${x} ${y}) rotate(${round2(lean)})"><path d="M0 0v${length}" stroke="${thread}" stroke-width=".8"/><use href="#${thing}" y="${length}"/></g>`
      })
      .join(''),
}
