import { Radio } from 'antd-mobile'
import styles from './RadioList.module.css'

/** One choice of a few, as rows with a mark at the right. `lang` is set where a name is in its own language. */
export function RadioList<Key extends string>({
  label,
  options,
  chosen,
  errorId,
  onChoose,
}: {
  label: string
  options: readonly { key: Key; name: string; lang?: string }[]
  chosen: Key | null
  /** Where what is wrong with the choice stands; absent while nothing is. */
  errorId?: string | undefined
  onChoose: (key: Key) => void
}) {
  return (
    <div
      className={styles['list']}
      role="radiogroup"
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
    </div>
  )
}
