import { Icon } from './icons'
import { IconButton } from './Button'
import { InputBox } from './fields'
import { useLabel } from './labels'
import styles from './SearchField.module.css'

export function SearchField({
  label,
  query,
  onChange,
}: {
  label: string
  query: string
  onChange: (query: string) => void
}) {
  const labelOf = useLabel()
  return (
    <InputBox className={styles['search']}>
      <Icon name="search" size={20} />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={query}
        onChange={(event) => onChange(event.target.value)}
      />
      {query !== '' && <IconButton icon="close" label={labelOf('clearSearch')} onClick={() => onChange('')} />}
    </InputBox>
  )
}
