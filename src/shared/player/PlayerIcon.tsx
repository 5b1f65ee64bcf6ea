import { LineIcon } from '@/ui/LineIcon'

const shapes = {
  play: 'M8 5.500v13l10.500-6.500z',
  pause: 'M9 6v12M15 6v12',
  back: 'M12 5a7.500 7.500 0 1 1-7.300 5.800M12 5 8.500 2M12 5 8.500 8',
  forward: 'M12 5a7.500 7.500 0 1 0 7.300 5.800M12 5l3.500-3M12 5l3.500 3',
  sound: 'M4 9.500h3.500L12 6v12l-4.500-3.500H4zM15.500 9a4.500 4.500 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  muted: 'M4 9.500h3.500L12 6v12l-4.500-3.500H4zM16 9.500l5 5M21 9.500l-5 5',
  fullScreen: 'M4 9V5a1 1 0 0 1 1-1h4M15 4h4a1 1 0 0 1 1 1v4M20 15v4a1 1 0 0 1-1 1h-4M9 20H5a1 1 0 0 1-1-1v-4',
  leaveFullScreen: 'M9 4v4a1 1 0 0 1-1 1H4M20 9h-4a1 1 0 0 1-1-1V4M15 20v-4a1 1 0 0 1 1-1h4M4 15h4a1 1 0 0 1 1 1v4',
  settings:
    'M4 7h9M18 7h2M4 17h2M11 17h9M13 7a2.500 2.500 0 1 0 5 0 2.500 2.500 0 1 0-5 0M6 17a2.500 2.500 0 1 0 5 0 2.500 2.500 0 1 0-5 0',
  inPicture: 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM12.500 12.500h6v4h-6z',
} as const

export type PlayerIconName = keyof typeof shapes

export function PlayerIcon({ name, size = 24 }: { name: PlayerIconName; size?: number }) {
  return (
    <LineIcon size={size} isFilled={name === 'play'}>
      <path d={shapes[name]} />
      {(name === 'back' || name === 'forward') && (
        <text x="12" y="16" fontSize="7" fontWeight="700" textAnchor="middle" fill="currentColor" stroke="none">
          10
        </text>
      )}
    </LineIcon>
  )
}
