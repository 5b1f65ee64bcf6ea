import { Radio } from 'antd-mobile'
import styles from './RadioList.module.css'

/** The fieldset has the name by which a form finds the field: antd-mobile's radios take none. */
export function RadioList<Key extends string>({
  label,
  name,
  options,
  chosen,
  errorId,
  onChoose,
  onKeep,
}: {
  label: string
  name?: string
  options: readonly { key: Key; name: string; lang?: string }[]
  chosen: Key | null
  errorId?: string | undefined
  onChoose: (key: Key) => void
  /** A tap on the one that is chosen already. */
  onKeep?: () => void
}) {
  return (
    <fieldset
      className={styles['list']}
      role="radiogroup"
      name={name}
      aria-label={label}
      aria-invalid={errorId !== undefined || undefined}
      aria-describedby={errorId}
      onClickCapture={({ currentTarget, target }) => {
        // antd-mobile tells of a change alone, and stops the click at the input.
        const index = [...currentTarget.querySelectorAll('input')].findIndex((input) => input === target)
        if (index !== -1 && options[index]?.key === chosen) onKeep?.()
      }}
    >
      <Radio.Group
        value={chosen}
        onChange={(value) => {
          const option = options.find(({ key }) => key === value)
          if (option !== undefined) onChoose(option.key)
        }}
      >
        {options.map((option) => (
          <Radio key={option.key} value={option.key} block>
            <span lang={option.lang}>{option.name}</span>
          </Radio>
        ))}
      </Radio.Group>
    </fieldset>
  )
}
