import { Radio } from 'antd-mobile'
import { clsx } from 'clsx'
import { useId, useRef } from 'react'
import { useAutofill } from './autofill-form'
import styles from './RadioList.module.css'

/**
 * antd-mobile's radios accept no name, so the fieldset has the name by which a form finds the
 * field. The inputs get another name, which makes them a group: arrow keys move within the group,
 * and a screen reader says "2 of 6".
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
  /** `sample` is a figure that shows what the option does, above its name. */
  options: readonly { key: Key; name: string; lang?: string; sample?: string }[]
  chosen: Key | null
  errorId?: string | undefined
  onChoose: (key: Key) => void
  /** Called in place of `onChoose` for an arrow key. Needed if `onChoose` closes the list. */
  onMove?: (key: Key) => void
  /** Called on a tap or Enter on the option that is already chosen. */
  onKeep?: () => void
}) {
  const isArrowKeyDown = useRef(false)
  const groupName = useId()
  const fieldset = useRef<HTMLFieldSetElement>(null)
  useAutofill(
    () => fieldset.current,
    (list) => {
      const filledOption = options[[...list.querySelectorAll('input')].findIndex(({ checked }) => checked)]
      if (filledOption !== undefined && filledOption.key !== chosen) onChoose(filledOption.key)
    },
  )
  return (
    <fieldset
      // A new function in each render: React calls it each time, so new inputs get the name too.
      ref={(list) => {
        fieldset.current = list
        for (const input of list?.querySelectorAll('input') ?? []) input.name = groupName
      }}
      className={styles['list']}
      role="radiogroup"
      name={name}
      aria-label={label}
      aria-invalid={errorId !== undefined || undefined}
      aria-describedby={errorId}
      onClickCapture={({ currentTarget, target }) => {
        // antd-mobile reports only changes, and stops the click at the input. A handler of the
        // capture phase is called before that.
        const index = [...currentTarget.querySelectorAll('input')].findIndex((input) => input === target)
        if (index !== -1 && options[index]?.key === chosen) onKeep?.()
      }}
      onKeyDown={({ key, target }) => {
        isArrowKeyDown.current = key.startsWith('Arrow')
        if (key === 'Enter' && target instanceof HTMLInputElement) target.click()
      }}
      onKeyUp={() => {
        isArrowKeyDown.current = false
      }}
    >
      <Radio.Group
        value={chosen}
        onChange={(value) => {
          const option = options.find(({ key }) => key === value)
          if (option !== undefined) (isArrowKeyDown.current ? onMove : onChoose)(option.key)
        }}
      >
        {options.map((option) => (
          <Radio key={option.key} value={option.key} block>
            {option.sample !== undefined && (
              <>
                <span className={styles['sample']} translate="no">
                  {option.sample}
                </span>{' '}
              </>
            )}
            <span className={clsx(option.sample !== undefined && styles['caption'])} lang={option.lang}>
              {option.name}
            </span>
          </Radio>
        ))}
      </Radio.Group>
    </fieldset>
  )
}
