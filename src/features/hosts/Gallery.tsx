import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icons'
import { Picture } from '@/ui/Picture'
import styles from './Gallery.module.css'

export function Gallery({
  name,
  imageUrls,
  onOpen,
}: {
  name: string
  imageUrls: readonly string[]
  onOpen: (index: number) => void
}) {
  const { t } = useTranslation('hosts')
  if (imageUrls.length === 0)
    return (
      <div className={styles['hero']}>
        <span className={styles['picture']}>
          <Icon name="me" size={48} />
          {t('noPictures')}
        </span>
      </div>
    )
  const picture = (src: string, index: number, className: string | undefined) => (
    <button type="button" className={className} onClick={() => onOpen(index)}>
      <Picture
        className={clsx(styles['picture'], styles['calm'])}
        src={src}
        alt={t('pictureOf', { name, number: index + 1, total: imageUrls.length })}
        isLazy={false}
        fallback={
          <>
            <Icon name="me" size={index === 0 ? 48 : 24} />
            <span className="visually-hidden">
              {t('pictureOf', { name, number: index + 1, total: imageUrls.length })}
            </span>
          </>
        }
      />
    </button>
  )
  return (
    <>
      {picture(imageUrls[0] ?? '', 0, styles['hero'])}
      {imageUrls.length > 1 && (
        <ul className={styles['strip']} aria-label={t('pictures')}>
          {imageUrls.slice(1).map((src, index) => (
            <li key={index}>{picture(src, index + 1, styles['thumb'])}</li>
          ))}
        </ul>
      )}
    </>
  )
}
