import type { Landmark, PatternCover } from './cover'

/**
 * A drawing of 160 × 120 units. Its ground is at y = 100, and its backdrop is 400 units wide, so
 * that a wide cover shows more of the country at both sides.
 */
interface Drawing {
  tint: PatternCover['tint']
  backdrop: keyof typeof BACKDROPS
  /** Centre of the sun. */
  sun: readonly [x: number, y: number]
  /** Path of the landmark. */
  shape: string
  /** Path of lighter parts, such as sails. */
  light?: string
  /** Path of openings, such as windows, through which the sky is seen. */
  openings?: string
  /** Path of thin lines, such as cables. */
  lines?: string
  /** Path of a part in the colour of the sun. */
  glow?: string
}

export const BACKDROPS = {
  hills: {
    far: 'M-120 78c36-26 66-26 96-8s58 12 88-10 66-24 98-4 68 14 118-12v76h-400z',
    near: 'M-120 94c44-18 84-8 124-2s84-14 124-10 84 12 152-6v44h-400z',
  },
  skyline: {
    far: 'M-120 120V74h22V60h26v22h20V52h24v26h24V66h26v16h18V58h22v20h26V64h24v18h22V50h26v28h24V62h24v20h22V58h26v14h24v48z',
    near: 'M-120 120V92h30V80h20v14h34V84h24v10h40V88h30v8h40v-8h34v6h30V84h24v10h34V80h20v12h40v28z',
  },
  sea: {
    far: 'M-120 88c40-16 78-18 112-6s70-14 104-8 62 10 92-2 60-10 92 2v46h-400z',
    near: 'M-120 94h400v26h-400z',
  },
  volcano: {
    far: 'M-120 92c50-6 84-8 108-20 20-10 40-34 52-44q6-4 12 0c16 12 34 36 58 46 30 12 90 16 170 16v30h-400z',
    near: 'M-120 98c60-12 110-8 160-4s110-6 240 0v26h-400z',
  },
} as const

export const LANDMARK_DRAWINGS: Readonly<Record<Landmark, Drawing>> = {
  monument: {
    tint: 'amber',
    backdrop: 'skyline',
    sun: [122, 34],
    shape: 'M46 106h68v-6H46zM56 100h48v-6H56zM54 80h52L94 94H66zM74.500 80 78 34h4l3.500 46zM73 34h14l-3-5h-8z',
    glow: 'M80 12c8 8 6 17 0 17s-8-9 0-17z',
  },
  hall: {
    tint: 'green',
    backdrop: 'hills',
    sun: [128, 30],
    shape:
      'M30 106V82h100v24zM25 82l13-11h84l13 11zM64 71V58h32v13zM58 58l10-9h24l10 9zM71 49v-6h18v6zM66 43l9-8h10l9 8zM78.500 35V14h3v21zM76 31v-3h8v3zM76 25v-3h8v3zM77 19v-3h6v3z',
    openings:
      'M38 106V90h7v16zM51 106V90h7v16zM102 106V90h7v16zM115 106V90h7v16zM72 106V92a8 8 0 0 1 16 0v14zM71 67v-5h5v5zM84 67v-5h5v5z',
  },
  stupa: {
    tint: 'deep',
    backdrop: 'volcano',
    sun: [124, 28],
    shape:
      'M18 106h124v-8H18zM30 98h100v-8H30zM44 90h72v-8H44zM58 82c0-22 7-33 16-35h12c9 2 16 13 16 35zM74 47v-6h12v6zM77 41l3-21 3 21zM32 90c0-9 3-13 5-14l1-7 1 7c2 1 5 5 5 14zM116 90c0-9 3-13 5-14l1-7 1 7c2 1 5 5 5 14z',
    openings: 'M66 70l4-5 4 5-4 5zM76 70l4-5 4 5-4 5zM86 70l4-5 4 5-4 5zM76 57l4-5 4 5-4 5z',
  },
  bridge: {
    tint: 'teal',
    backdrop: 'sea',
    sun: [80, 44],
    shape: 'M-120 80h400v6h-400zM44 108l4-86h4l4 86h-4l-1-20h-2l-1 20zM104 108l4-86h4l4 86h-4l-1-20h-2l-1 20z',
    lines:
      'M50 25-6 80M50 32 10 80M50 40 24 80M50 50 37 80M50 25l28 55M50 32l20 48M50 50l9 30M110 25l56 55M110 32l40 48M110 40l26 40M110 50l13 30M110 25 82 80M110 32 90 80M110 50l-9 30',
  },
  gate: {
    tint: 'stone',
    backdrop: 'volcano',
    sun: [122, 26],
    shape:
      'M73 106V30c-4 5-6 9-7 15h-6v9h-6v10h-7v10h-7v11h-8v11h-6v10zM87 106V30c4 5 6 9 7 15h6v9h6v10h7v10h7v11h8v11h6v10z',
    openings: 'M47 106V94h8v12zM105 106V94h8v12zM62 64h6v3h-6zM92 64h6v3h-6zM54 80h12v3H54zM94 80h12v3H94z',
  },
  domes: {
    tint: 'amber',
    backdrop: 'hills',
    sun: [34, 28],
    shape:
      'M28 106V72h104v34zM24 72h112v-5H24zM58 67c-2-17 13-23 22-33 9 10 24 16 22 33zM78.500 36V22h3v14zM32 67c-1-11 6-13 10-20 4 7 11 9 10 20zM108 67c-1-11 6-13 10-20 4 7 11 9 10 20zM41 49v-9h2v9zM117 49v-9h2v9z',
    openings:
      'M71 106V92c0-6 5-8 9-12 4 4 9 6 9 12v14zM38 106V94c0-5 3-6 6-9 3 3 6 4 6 9v12zM110 106V94c0-5 3-6 6-9 3 3 6 4 6 9v12z',
  },
  ship: {
    tint: 'deep',
    backdrop: 'sea',
    sun: [128, 28],
    shape: 'M26 88h98l26-10-9 10c-6 12-14 18-26 18H54c-16 0-24-8-28-18zM62 88V18h3v70zM98 88V24h3v64z',
    light: 'M60 24v56H34c6-20 14-40 26-56zM67 22c16 10 24 32 25 58H67zM103 28c12 8 18 28 19 52h-19zM126 78l16-1-16-27z',
  },
  islet: {
    tint: 'green',
    backdrop: 'sea',
    sun: [122, 30],
    shape:
      'M28 106c14-10 90-10 104 0zM52 99V74h56v25zM47 74h66v-5H47zM60 69V54h40v15zM55 54h50v-5H55zM69 49V39h22v10zM63 39c8-1 13-7 17-15 4 8 9 14 17 15z',
    openings:
      'M58 99V85a5 5 0 0 1 10 0v14zM75 99V85a5 5 0 0 1 10 0v14zM92 99V85a5 5 0 0 1 10 0v14zM66 69v-6a4 4 0 0 1 8 0v6zM86 69v-6a4 4 0 0 1 8 0v6zM77 45a3 3 0 0 0 6 0 3 3 0 0 0-6 0z',
  },
  towers: {
    tint: 'stone',
    backdrop: 'skyline',
    sun: [30, 30],
    shape:
      'M44 106V54h4V42h4V32h4V24l2-18 2 18v8h4v10h4v12h4v52zM88 106V54h4V42h4V32h4V24l2-18 2 18v8h4v10h4v12h4v52zM72 64h16v6H72zM80 70l-9 20h4l5-12 5 12h4z',
    openings:
      'M49 60h18v2H49zM49 70h18v2H49zM49 80h18v2H49zM49 90h18v2H49zM93 60h18v2H93zM93 70h18v2H93zM93 80h18v2H93zM93 90h18v2H93z',
  },
  pearl: {
    tint: 'teal',
    backdrop: 'skyline',
    sun: [124, 32],
    shape:
      'M76 106V22h8v84zM78.500 24V4h3v20zM67 72a13 13 0 0 1 26 0 13 13 0 0 1-26 0zM71 44a9 9 0 0 1 18 0 9 9 0 0 1-18 0zM76 24a4 4 0 0 1 8 0 4 4 0 0 1-8 0zM54 106l18-26h7l-18 26zM106 106h-7L81 80h7z',
    openings: 'M68 70h24v3H68zM72 43h16v2H72z',
  },
  pyramid: {
    tint: 'amber',
    backdrop: 'volcano',
    sun: [126, 30],
    shape: 'M18 106h124l-9-14H27zM36 91h88l-8-13H44zM52 77h56l-7-12H59zM66 64h28V53H66z',
    openings: 'M71 106l4-46h10l4 46z',
    lines: 'M72 100h16M73 94h14M73 88h14M74 82h12M74 76h12M75 70h10',
  },
  arches: {
    tint: 'deep',
    backdrop: 'hills',
    sun: [32, 26],
    shape:
      'M20 106V60h120v46zM16 60h128v-5H16zM56 55V44h48v11zM52 44l28-14 28 14zM30 55v-7h5v7zM125 55v-7h5v7zM42 55v-7h5v7zM113 55v-7h5v7z',
    openings:
      'M69 106V80a11 11 0 0 1 22 0v26zM44 106V83a9 9 0 0 1 18 0v23zM98 106V83a9 9 0 0 1 18 0v23zM26 106V86h11v20zM123 106V86h11v20z',
  },
}
