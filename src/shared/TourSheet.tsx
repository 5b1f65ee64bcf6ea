import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button'
import { Icon, type IconName } from '@/ui/icons'
import { Sheet } from '@/ui/Sheet'
import { SheetFoot } from '@/ui/SheetFoot'
import styles from './TourSheet.module.css'

const CARDS = ['balance', 'odds', 'limits', 'records', 'service'] as const

const ICONS: Readonly<Record<(typeof CARDS)[number], IconName>> = {
  balance: 'me',
  odds: 'draws',
  limits: 'pause',
  records: 'list',
  service: 'info',
}

/** Five cards, opened by the member alone. */
export default function TourSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['my', 'shared'])
  const [index, setIndex] = useState(0)
  const card = CARDS[index] ?? 'balance'
  const isLast = index === CARDS.length - 1
  return (
    <Sheet title={t('tour.title')} onClose={onClose}>
      <div className={styles['card']} role="status">
        <span className={styles['picture']}>
          <Icon name={ICONS[card]} size={34} />
        </span>
        <p className={styles['step']}>{t('tour.step', { step: index + 1, steps: CARDS.length })}</p>
        <h3>{t(`tour.${card}.title`)}</h3>
        <p>{t(`tour.${card}.text`)}</p>
      </div>
      <SheetFoot>
        <div className={styles['ways']}>
          {isLast ? (
            <Button tone="plain" onClick={() => setIndex(0)}>
              {t('tour.again')}
            </Button>
          ) : (
            <Button tone="plain" onClick={onClose}>
              {t('tour.skip')}
            </Button>
          )}
          <Button onClick={() => (isLast ? onClose() : setIndex(index + 1))}>
            {isLast ? t('shared:done') : t('tour.next')}
          </Button>
        </div>
      </SheetFoot>
    </Sheet>
  )
}
