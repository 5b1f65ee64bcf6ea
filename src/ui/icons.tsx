import type { ReactNode } from 'react'
import styles from './icons.module.css'

const pathByIcon = {
  home: 'M4 11 12 4l8 7v8a1 1 0 0 1-1 1h-5v-6h-4v6H5a1 1 0 0 1-1-1z',
  draws:
    'M5.5 3.5h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2h-3a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2zM15.5 3.5h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2h-3a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2zM10.5 13.5h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2h-3a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2z',
  city: 'M12 21s7-6.2 7-11a7 7 0 1 0-14 0c0 4.8 7 11 7 11zM14.5 10a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
  video: 'M6 5h12a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zM10.5 9.5l4.5 2.5-4.5 2.5z',
  me: 'M16 8.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4.5 20c1.2-3.6 4-5.5 7.5-5.5s6.3 1.9 7.5 5.5',
  back: 'm14.5 5-7 7 7 7',
  forward: 'm9.5 6 6 6-6 6',
  down: 'm6 9.5 6 6 6-6',
  sliders:
    'M4 7.5h8M17 7.5h3M4 16.5h3M12 16.5h8M17 7.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM12 16.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
  clock: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM12 7.5V12l3 2',
  info: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM12 11v5M12 8v.01',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.5M20 4.5v5h-5',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10.5-6.5z',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
  eyeOff:
    'M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.5M6.2 7.6A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.4-1.2M10 10a3 3 0 0 0 4 4',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'm5.5 12.5 4.5 4.5 8.5-10',
  search: 'M17 11a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM15.5 15.5 20 20',
  globe: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM3.5 12h17M12 3.5c5 5.5 5 11.5 0 17M12 3.5c-5 5.5-5 11.5 0 17',
  download: 'M12 4v11M7.5 10.5 12 15l4.5-4.5M5 20h14',
  warning: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.01',
  lock: 'M7 10.5h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
  document:
    'M7 3.5h7l4.5 4.5v11a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19V5A1.5 1.5 0 0 1 7 3.5zM14 3.5V8h4.5M9 12.5h6M9 16h6',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21h4',
  envelope: 'M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM3.5 7.5l8.5 6 8.5-6',
  chat: 'M20.5 12a8 8 0 0 1-11.6 7.100L4.5 20.5l1.300-4.100A8 8 0 1 1 20.5 12zM9 12h.01M12.5 12h.01M16 12h.01',
} as const

export type IconName = keyof typeof pathByIcon

export function Icon({ name, size = 22, tone }: { name: IconName; size?: number; tone?: IconTone }) {
  return (
    <LineIcon size={size} tone={tone}>
      <path d={pathByIcon[name]} />
    </LineIcon>
  )
}

type IconTone = 'brand' | 'faint'

export function LineIcon({
  size = 22,
  isFilled = false,
  tone,
  children,
}: {
  size?: number
  isFilled?: boolean
  /** By default, an icon has the colour of the surrounding text. */
  tone?: IconTone | undefined
  children: ReactNode
}) {
  // A small icon is beside text and grows with the text size, up to the limits in `global.css`. A
  // larger drawing has a fixed size in px.
  const length = size < 26 ? `${size / 16}rem` : size
  return (
    <svg
      className={tone && styles[tone]}
      viewBox="0 0 24 24"
      width={length}
      height={length}
      aria-hidden="true"
      focusable="false"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}

export function Logo() {
  return (
    <span className={styles['mark']} aria-hidden="true">
      <span translate="no">tiga</span>
      <span className={styles['dot']}>.</span>
    </span>
  )
}
