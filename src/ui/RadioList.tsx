import { Radio } from 'antd-mobile'
import { useId, useRef } from 'react'
import { useAutofill } from './autofill-form'
import styles from './RadioList.module.css'

/**
 * antd-mobile's radios accept no name. So the fieldset has the name by which a form finds the
 * field, and the inputs get a name that makes them a group, for the arrow keys and for "2 of 6".
 */
export function RadioList<Key extends string>({
  label,
  name,
  options,
  chosen,
  errorId,
  onChoose,
  onMove = onChoose,
  onKeep,
}: {
  label: string
  name?: string
  options: readonly { key: Key; name: string; lang?: string }[]
  chosen: Key | null
  errorId?: string | undefined
  onChoose: (key: Key) => void
  /** Called for an arrow key in place of `onChoose`, for a list that a choice closes. */
  onMove?: (key: Key) => void
  /** Called on a tap or Enter on the option that is already chosen. */
  onKeep?: () => void
}) {
  const isArrow = useRef(false)
  const group = useId()
  const fieldset = useRef<HTMLFieldSetElement>(null)
  useAutofill(
    () => fieldset.current,
    (list) => {
      const filled = options[[...list.querySelectorAll('input')].findIndex(({ checked }) => checked)]
      if (filled !== undefined && filled.key !== chosen) onChoose(filled.key)
    },
  )
  return (
    <fieldset
      // A new function each time, so that it runs after each render: the inputs may be new.
      ref={(list) => {
        fieldset.current = list
        for (const input of list?.querySelectorAll('input') ?? []) input.name = group
      }}
      className={styles['list']}
      role="radiogroup"
      name={name}
      aria-label={label}
      aria-invalid={errorId !== undefined || undefined}
      aria-describedby={errorId}
      onClickCapture={({ currentTarget, target }) => {
        // antd-mobile reports only changes, and stops the propagation of the click at the input.
        const index = [...currentTarget.querySelectorAll('input')].findIndex((input) => input === target)
        if (index !== -1 && options[index]?.key === chosen) onKeep?.()
      }}
      onKeyDown={({ key, target }) => {
        isArrow.current = key.startsWith('Arrow')
        if (key === 'Enter' && target instanceof HTMLInputElement) target.click()
      }}
      onKeyUp={() => {
        isArrow.current = false
      }}
    >
      <Radio.Group
        value={chosen}
        onChange={(value) => {
          const option = options.find(({ key }) => key === value)
          if (option !== undefined) (isArrow.current ? onMove : onChoose)(option.key)
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
