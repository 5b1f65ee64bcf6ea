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
}: {
  label: string
  name?: string
  options: readonly { key: Key; name: string; lang?: string }[]
  chosen: Key | null
  errorId?: string | undefined
  onChoose: (key: Key) => void
}) {
  return (
    <fieldset
      className={styles['list']}
      role="radiogroup"
      name={name}
      aria-label={label}
      aria-invalid={errorId !== undefined || undefined}
      aria-describedby={errorId}
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
