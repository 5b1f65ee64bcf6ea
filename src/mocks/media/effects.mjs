/* Each effect returns its SVG shapes at one `second` of the video. A drawing has 320×180 units. */

/** Returns a pseudo-random number from 0 to 1, always the same for a name and an index. */
function pseudoRandom(name, index) {
  const wave = Math.sin(index * 127.1 + name.length * 311.7 + name.charCodeAt(0) * 7.3) * 43_758.5453
  return wave - Math.floor(wave)
}

function cyclePhase(second, period, offset) {
  const cycleCount = second / period + offset
  return cycleCount - Math.floor(cycleCount)
}

function drawMany(count, draw) {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

const toTwoDecimals = (value) => value.toFixed(2)

export const effects = {
  mist: (second, { y, count }) =>
    drawMany(count, (index) => {
      const x = cyclePhase(second, 60 + 30 * pseudoRandom('speed', index), pseudoRandom('mist', index)) * 520 - 100
      const centreY = y + (pseudoRandom('height', index) - 0.5) * 34
      return `<ellipse cx="${toTwoDecimals(x)}" cy="${toTwoDecimals(centreY)}" rx="${toTwoDecimals(60 + 40 * pseudoRandom('width', index))}" ry="7" fill="#fff" opacity=".16"/>`
    }),

  /**
   * Draws rising specks: dust in light, fireflies or bubbles. `rise` is their approximate speed in
   * units per second.
   */
  motes: (second, { count, colour, top, bottom, rise }) =>
    drawMany(count, (index) => {
      const span = bottom - top
      const y =
        bottom -
        cyclePhase(second, span / (rise * (0.6 + pseudoRandom('rise', index))), pseudoRandom('y', index)) * span
      const x = pseudoRandom('x', index) * 320 + 5 * Math.sin(second * 0.5 + index)
      const opacity = 0.25 + 0.45 * Math.abs(Math.sin(second * 0.4 + index * 2))
      return `<circle cx="${toTwoDecimals(x)}" cy="${toTwoDecimals(y)}" r="${toTwoDecimals(0.7 + 1.1 * pseudoRandom('size', index))}" fill="${colour}" opacity="${toTwoDecimals(opacity)}"/>`
    }),

  /**
   * Darkens and lightens the picture once in each `period` (in s). `from` is the dark colour,
   * `most` its greatest opacity.
   */
  daylight: (second, { from, most, period }) => {
    const opacity = (most * (1 + Math.cos((second / period) * 2 * Math.PI))) / 2
    return `<rect width="320" height="180" fill="${from}" opacity="${toTwoDecimals(opacity)}"/>`
  },

  fish: (second, { count, colour }) =>
    drawMany(count, (index) => {
      const x = cyclePhase(second, 26 + 20 * pseudoRandom('pace', index), pseudoRandom('start', index)) * 380 - 30
      const y = 40 + 80 * pseudoRandom('depth', index) + 3 * Math.sin(second + index)
      const size = 0.7 + 0.7 * pseudoRandom('size', index)
      return `<g transform="translate(${toTwoDecimals(x)} ${toTwoDecimals(y)}) scale(${toTwoDecimals(size)})" fill="${colour}" opacity=".8"><ellipse rx="7" ry="3"/><path d="M-6 0l-5-4v8z"/></g>`
    }),

  ripples: (second, { top, bottom, count, colour }) =>
    drawMany(count, (index) => {
      const y = top + (bottom - top) * pseudoRandom('row', index)
      const x = pseudoRandom('column', index) * 320 + 4 * Math.sin(second * 0.6 + index)
      const width = 6 + 14 * pseudoRandom('length', index)
      const opacity = 0.5 * Math.max(0, Math.sin(second * 0.8 + index * 1.7))
      return `<path d="M${toTwoDecimals(x)} ${toTwoDecimals(y)}h${toTwoDecimals(width)}" stroke="${colour}" stroke-width="1.2" stroke-linecap="round" opacity="${toTwoDecimals(opacity)}"/>`
    }),

  birds: (second, { count, y, colour }) =>
    drawMany(count, (index) => {
      const x = cyclePhase(second, 34 + 12 * pseudoRandom('wind', index), pseudoRandom('flock', index)) * 400 - 40
      const wing = 2.4 * Math.sin(second * 5 + index)
      const bodyY = y + 18 * pseudoRandom('bird', index) + 3 * Math.sin(second * 0.5 + index)
      return `<path d="M${toTwoDecimals(x - 5)} ${toTwoDecimals(bodyY - wing)}q3-1 5 1q2-2 5-1" fill="none" stroke="${colour}" stroke-width="1.2" stroke-linecap="round"/>`
    }),

  glow: (second, { at, colour }) =>
    at
      .map(([x, y], index) => {
        const opacity = 0.1 + 0.16 * (1 + Math.sin(second * 1.1 + index * 2.1))
        return `<circle cx="${x}" cy="${y}" r="11" fill="${colour}" opacity="${toTwoDecimals(opacity / 2)}"/><circle cx="${x}" cy="${y}" r="5" fill="${colour}" opacity="${toTwoDecimals(opacity)}"/>`
      })
      .join(''),

  steam: (second, { at }) =>
    at
      .map(([x, y], index) =>
        drawMany(3, (puff) => {
          const ascent = cyclePhase(second, 5, puff / 3 + index * 0.21)
          const sway = 4 * Math.sin(second * 0.9 + index + puff * 2)
          return `<circle cx="${toTwoDecimals(x + sway * ascent)}" cy="${toTwoDecimals(y - 36 * ascent)}" r="${toTwoDecimals(2 + 5 * ascent)}" fill="#fff" opacity="${toTwoDecimals(0.3 * (1 - ascent))}"/>`
        }),
      )
      .join(''),

  snow: (second, { count }) =>
    drawMany(count, (index) => {
      const descent = cyclePhase(second, 16 + 10 * pseudoRandom('fall', index), pseudoRandom('flake', index))
      const x = pseudoRandom('side', index) * 340 - 10 + 8 * Math.sin(second * 0.4 + index)
      return `<circle cx="${toTwoDecimals(x)}" cy="${toTwoDecimals(descent * 190 - 5)}" r="${toTwoDecimals(0.6 + pseudoRandom('big', index))}" fill="#fff" opacity=".75"/>`
    }),

  sheen: (second, { period }) => {
    const x = cyclePhase(second, period, 0) * 520 - 120
    return `<path d="M${toTwoDecimals(x)} 0h34l-60 180h-34z" fill="#fff" opacity=".09"/>`
  },

  /** Draws rings that spread from a struck drum. `period` is the time between strokes, in s. */
  rings: (second, { at, period }) =>
    at
      .map(([x, y], index) =>
        drawMany(2, (ring) => {
          const spread = cyclePhase(second, period, index * 0.5 + ring * 0.12)
          return `<circle cx="${x}" cy="${y}" r="${toTwoDecimals(8 + 60 * spread)}" fill="none" stroke="#ffe3a8" stroke-width="1.4" opacity="${toTwoDecimals(0.5 * (1 - spread))}"/>`
        }),
      )
      .join(''),

  /**
   * Draws short arcs on the near side of turning wheels. `at` has x, y and the horizontal and
   * vertical radius of each wheel.
   */
  turn: (second, { at, count, colour, period }) =>
    at
      .map(([x, y, radiusX, radiusY], index) =>
        drawMany(count, (mark) => {
          const angle = cyclePhase(second, period, mark / count + 0.37 * index) * 2 * Math.PI
          const pointAt = (turned) =>
            `${toTwoDecimals(x + radiusX * Math.cos(turned))} ${toTwoDecimals(y + radiusY * Math.sin(turned))}`
          const opacity = 0.7 * Math.max(0, Math.sin(angle + 0.2))
          return `<path d="M${pointAt(angle)}A${radiusX} ${radiusY} 0 0 1 ${pointAt(angle + 0.4)}" fill="none" stroke="${colour}" stroke-width="1.6" stroke-linecap="round" opacity="${toTwoDecimals(opacity)}"/>`
        }),
      )
      .join(''),

  /** Draws objects on swinging threads. A thread in `at` has x, y, length and the object's id. */
  hanging: (second, { at, thread }) =>
    at
      .map(([x, y, length, thing], index) => {
        const lean = 4 * Math.sin(second * 0.9 + index * 1.9) + 1.5 * Math.sin(second * 0.37 + index)
        return `<g transform="translate(${x} ${y}) rotate(${toTwoDecimals(lean)})"><path d="M0 0v${length}" stroke="${thread}" stroke-width=".8"/><use href="#${thing}" y="${length}"/></g>`
      })
      .join(''),
}
