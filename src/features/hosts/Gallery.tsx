import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icons'
import { Picture } from '@/ui/Picture'
import styles from './Hosts.module.css'

/** The first picture large, the others in a strip under it; a tap opens them over the whole screen. */
export function Gallery({
  name,
  imageUrls,
  onOpen,
}: {
  name: string
  imageUrls: readonly string[]
  onOpen: (at: number) => void
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
  const picture = (src: string, at: number, className: string | undefined) => (
    <button type="button" className={className} onClick={() => onOpen(at)}>
      <Picture
        className={styles['picture']}
        src={src}
        alt={t('pictureOf', { name, number: at + 1, total: imageUrls.length })}
        isLazy={false}
        fallback={
          <>
            <Icon name="me" size={at === 0 ? 48 : 24} />
            <span className="visually-hidden">{t('pictureOf', { name, number: at + 1, total: imageUrls.length })}</span>
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
          {imageUrls.slice(1).map((src, at) => (
            // An address may stand twice; the place is what tells two pictures apart.
            <li key={at}>{picture(src, at + 1, styles['thumb'])}</li>
          ))}
        </ul>
      )}
    </>
  )
}
