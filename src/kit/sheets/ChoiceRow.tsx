import type { ReactNode } from 'react'
import { Figure } from '@/ui/Money'
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
  /** A `sample` shows what the option does. The row then shows the sample in place of the name. */
  options: readonly { key: Key; name: string; sample?: string }[]
  chosen: Key
  onChoose: (key: Key) => void
}) {
  const sheets = useSheets<string>()
  const chosenOption = options.find(({ key }) => key === chosen)
  return (
    <>
      <MenuRow
        as="button"
        icon={icon}
        label={label}
        value={chosenOption?.sample === undefined ? chosenOption?.name : <Figure>{chosenOption.sample}</Figure>}
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
