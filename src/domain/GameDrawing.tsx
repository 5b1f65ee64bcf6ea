import styles from './GameDrawing.module.css'

/**
 * Drawings of the places after which games are named, on a square of 44. `far` is pale, `near` is
 * in the full colour, and `light` has the colour of the ground, on top of both.
 */
const DRAWINGS: Readonly<Record<string, Drawing>> = {
  // A strait between two coasts, with the light of the sun on the water.
  sunda: {
    far: 'M0 12c8 0 12 5 14 12H0zM44 8c-9 1-13 7-15 16h15zM22 12a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
    near: 'M0 24h44v20H0z',
    light: 'M19 28h6v2h-6zM16 33h12v2H16zM12 38h20v2H12z',
  },
  // A steep volcano with a plume of smoke.
  merapi: {
    far: 'M20 13c-5 0-6-6-2-7 1-4 7-4 8 0 4-2 8 3 4 6-2 3-6 3-10 1z',
    near: 'M0 44 18 17c1 2 2 2 4 1s3-1 4-1l18 27z',
    light: 'm18 24 4 6 3-4 4 8-6-3-2 4-4-5-4 2z',
  },
  // A wide lake with an island, before hills.
  toba: {
    far: 'M0 24 9 12l8 9 9-12 18 15z',
    near: 'M0 24h44v20H0z',
    light: 'M10 34c2-4 6-4 8-2 3-4 9-2 10 2 3 0 5 1 6 2H8c0-1 1-2 2-2z',
  },
  // A broken crater with a lake inside.
  rinjani: {
    far: 'M8 26 22 13l14 13z',
    near: 'M0 44V31l9-14 6 8h14l7-14 8 16v17z',
    light: 'M22 29c6 0 10 1 10 3s-4 3-10 3-10-1-10-3 4-3 10-3z',
  },
  // A dragon of the island: a heavy lizard with its tongue out.
  komodo: {
    far: 'M0 36h44v8H0z',
    near: 'M2 33c5 2 9-2 11-6 3-6 10-8 15-6 1-4 4-7 8-7 3 0 5 2 5 4l-6 3c-1 3-2 6-4 8l3 7h-5l-3-5h-7l-2 5h-5l2-7c-3 5-8 8-12 4z',
    light: 'M36 16h2v2h-2z',
  },
  // A small smoking cone behind a sea of sand.
  bromo: {
    far: 'M9 27 17 14h10l9 13zM21 11c-3-1-2-5 1-5 3-2 6 2 3 4 0 2-3 2-4 1z',
    near: 'M0 26c10-5 18 3 27 1 7-2 11-4 17-2v19H0z',
    light:
      'M0 32c9-4 16 3 25 1 8-2 13-4 19-2v2c-6-2-11 0-18 2-9 2-17-4-26-1zM0 39c9-4 16 3 25 1 8-2 13-4 19-2v2c-6-2-11 0-18 2-9 2-17-4-26-1z',
  },
  // A volcanic island in the sea.
  krakatau: {
    far: 'M22 14c-4-1-4-6 0-6 1-3 6-2 6 1 4 0 4 5 0 5-2 2-5 2-6 0z',
    near: 'M8 30 20 17c1 1 3 1 4 0l12 13zM0 32c4-3 7-3 11 0s7 3 11 0 7-3 11 0 7 3 11 0v12H0z',
    light: 'M0 37c4-3 7-3 11 0s7 3 11 0 7-3 11 0 7 3 11 0v2c-4 3-7 3-11 0s-7-3-11 0-7 3-11 0-7-3-11 0z',
  },
  // Three lakes side by side, each in a colour of its own.
  kelimutu: {
    far: 'M15 7a8 8 0 1 1 0 16 8 8 0 0 1 0-16z',
    near: 'M32 13a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM19 25a9 7 0 1 1 0 14 9 7 0 0 1 0-14z',
    light: 'M19 28a6 4 0 1 1 0 8 6 4 0 0 1 0-8z',
  },
}

interface Drawing {
  far: string
  near: string
  light: string
}

/** A die that shows a three, for a game whose name is of no known place. */
const DIE: Drawing = {
  far: '',
  near: 'M14 9h16a5 5 0 0 1 5 5v16a5 5 0 0 1-5 5H14a5 5 0 0 1-5-5V14a5 5 0 0 1 5-5z',
  light:
    'M16 13.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5zM22 19.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5zM28 25.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5z',
}

/** Draws the place after which a game is named; a die if the name is of no known place. */
export function GameDrawing({ name }: { name: string }) {
  const place = name.trim().toLowerCase()
  const { far, near, light } = (Object.hasOwn(DRAWINGS, place) ? DRAWINGS[place] : undefined) ?? DIE
  return (
    <svg className={styles['drawing']} viewBox="0 0 44 44" aria-hidden="true" focusable="false">
      <path className={styles['far']} d={far} />
      <path d={near} />
      <path className={styles['light']} d={light} />
    </svg>
  )
}
