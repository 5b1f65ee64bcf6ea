import { LineIcon } from './icons'

const pathByIcon = {
  chart: 'M4 20.5h16M6.5 17v-6M12 17V5M17.5 17V9',
  wallet: 'M5.5 6.5h13a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM3.5 10.5h17M15.5 14.5h2',
  person:
    'M5.5 5h13a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM11 10.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM6 16c.6-1.6 1.7-2.300 3-2.300s2.400.7 3 2.300M14.5 10h3M14.5 13.5h3',
  key: 'M12.5 11.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM12.5 11.5h8v3M17 11.5v2.5',
  limits: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM10 9v6M14 9v6',
  theme: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM12 3.5v17',
  number: 'M10 4.500 8.500 19.500M15.500 4.500 14 19.500M4.500 9.500h15.500M4 14.500h15.500',
  saver: 'M4 17a8.500 8.500 0 1 1 16 0M12 16l3.500-5.500',
  copies: 'M12 4v10M8 10.500l4 4 4-4M5 19.500h14',
  leave: 'M10 4.5H6.5a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2H10M14.5 8l4.500 4-4.500 4M19 12H9.500',
  erase: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.400L17.5 7M10 10.5V16M14 10.5V16',
} as const

export type MenuIconName = keyof typeof pathByIcon

export function MenuIcon({ name }: { name: MenuIconName }) {
  return (
    <LineIcon>
      <path d={pathByIcon[name]} />
    </LineIcon>
  )
}
