import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { LineIcon } from '@/ui/LineIcon'
import styles from './SaveButton.module.css'

export function SaveButton({
  name,
  isSaved,
  onToggle,
  isOnPicture = false,
}: {
  name: string
  isSaved: boolean
  onToggle: () => void
  isOnPicture?: boolean
}) {
  const { t } = useTranslation('hosts')
  return (
    <button
      type="button"
      className={clsx(styles['button'], isOnPicture && styles['onPicture'])}
      aria-label={t('save', { name })}
      aria-pressed={isSaved}
      onClick={onToggle}
    >
      <span className={styles['mark']}>
        <LineIcon isFilled={isSaved} size={isOnPicture ? 18 : 22}>
          <path d="M7.500 4h9a1 1 0 0 1 1 1v15l-5.500-4-5.500 4V5a1 1 0 0 1 1-1z" />
        </LineIcon>
      </span>
    </button>
  )
}
