import { ChipButton, ChipRow } from './Chip'

export function Filters<Key extends string>({
  label,
  options,
  chosen,
  onChoose,
}: {
  label: string
  options: readonly { key: Key; name: string }[]
  chosen: Key
  onChoose: (key: Key) => void
}) {
  return (
    <ChipRow role="group" aria-label={label}>
      {options.map(({ key, name }) => (
        <ChipButton key={key} aria-pressed={key === chosen} onClick={() => onChoose(key)}>
          {name}
        </ChipButton>
      ))}
    </ChipRow>
  )
}
