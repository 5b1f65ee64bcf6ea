import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BankCard } from '@/api/wallet'
import { maskNumber } from '@/lib/text'
import { Icon } from '@/ui/icons'
import { Title } from '@/ui/Title'
import styles from './BoundCard.module.css'
import { groupNumber } from './rules'

export function BoundCard({ card }: { card: BankCard }) {
  const { t } = useTranslation('bank')
  const [isShown, setIsShown] = useState(false)
  return (
    <article className={styles['card']}>
      <Title>{card.bankName}</Title>
      <div className={styles['numberRow']}>
        <p className={styles['number']}>{isShown ? groupNumber(card.accountNumber) : maskNumber(card.accountNumber)}</p>
        <button type="button" className={styles['reveal']} onClick={() => setIsShown(!isShown)}>
          <Icon name={isShown ? 'eyeOff' : 'eye'} size={20} />
          {isShown ? t('hideNumber') : t('showNumber')}
        </button>
      </div>
      <p className={styles['holder']}>{card.holder}</p>
    </article>
  )
}
