import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '@/kit/load/lazy-part'
import { useSheets } from '@/kit/sheets/use-sheets'
import { Icon } from '@/ui/icons'
import { Picture } from '@/ui/Picture'
import styles from './Gallery.module.css'

/** Loaded on demand, because Swiper is heavy and only the large pictures need it. */
const Lightbox = lazyPart(() => import('./Lightbox'))

export function Gallery({ name, imageUrls }: { name: string; imageUrls: readonly string[] }) {
  const { t } = useTranslation('hosts')
  const sheets = useSheets<'pictures'>()
  const [openedIndex, setOpened] = useState(0)
  if (imageUrls.length === 0)
    return (
      <div className={styles['hero']}>
        <span className={styles['picture']}>
          <Icon name="me" size={48} />
          <span>{t('noPictures')}</span>
        </span>
      </div>
    )
  const renderPicture = (src: string, index: number, className: string | undefined) => {
    const altText = t('pictureOf', { name, number: index + 1, total: imageUrls.length })
    return (
      <button
        type="button"
        className={className}
        onClick={() => {
          setOpened(index)
          sheets.open('pictures')
        }}
      >
        <Picture
          className={styles['picture']}
          src={src}
          alt={altText}
          isLazy={false}
          fallback={
            <>
              <Icon name="me" size={index === 0 ? 48 : 24} />
              <span className="visually-hidden">{altText}</span>
            </>
          }
        />
      </button>
    )
  }
  return (
    <div className={styles['pictures']}>
      {renderPicture(imageUrls[0] ?? '', 0, styles['hero'])}
      {imageUrls.length > 1 && (
        <ul className={styles['strip']} aria-label={t('pictures')}>
          {imageUrls.slice(1).map((src, index) => (
            <li key={index}>{renderPicture(src, index + 1, styles['thumb'])}</li>
          ))}
        </ul>
      )}
      {sheets.current === 'pictures' && (
        <Lightbox name={name} imageUrls={imageUrls} start={openedIndex} onClose={sheets.close} />
      )}
    </div>
  )
}
