import { LineIcon } from '@/ui/LineIcon'

export function CardIcon() {
  return (
    <LineIcon tone="brand">
      <path d="M5.500 5.500h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM3.500 10h17M7 14.500h3.500" />
    </LineIcon>
  )
}
