import type { ReactNode } from 'react'
import { Lead } from '@/ui/Note'
import { MenuRow } from '@/ui/Row'
import { RadioList } from '@/ui/RadioList'
import { Sheet } from '@/ui/Sheet'
import { useSheets } from './use-sheets'

/** A row that shows the chosen option. A tap opens a sheet with `text` and all options. */
export function ChoiceRow<Key extends string>({
  sheet,
  icon,
  label,
  text,
  options,
  chosen,
  onChoose,
}: {
  /** Name of the sheet in the history, unique on its screen. */
  sheet: string
  icon?: ReactNode
  label: string
  text?: string
  options: readonly { key: Key; name: string }[]
  chosen: Key
  onChoose: (key: Key) => void
}) {
  const sheets = useSheets<string>()
  return (
    <>
      <MenuRow
        as="button"
        icon={icon}
        label={label}
        value={options.find(({ key }) => key === chosen)?.name}
        onClick={() => sheets.open(sheet)}
      />
      {sheets.current === sheet && (
        <Sheet title={label} onClose={sheets.close}>
          {text !== undefined && <Lead>{text}</Lead>}
          <RadioList
            label={label}
            options={options}
            chosen={chosen}
            onChoose={(key) => {
              onChoose(key)
              sheets.close()
            }}
            onMove={onChoose}
            onKeep={sheets.close}
          />
        </Sheet>
      )}
    </>
  )
}
