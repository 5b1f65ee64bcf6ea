import { useTranslation } from 'react-i18next'
import type { BankCard } from '@/api/wallet'
import { isolated } from '@/lib/bidi'
import { maskNumber } from '@/lib/text'
import { Card } from '@/ui/Card'
import { Note } from '@/ui/Note'
import styles from './BoundCard.module.css'
import { CardIcon } from './CardIcon'

export function BoundCard({ card }: { card: BankCard }) {
  const { t } = useTranslation('withdraw')
  return (
    <Card>
      <div className={styles['card']}>
        <CardIcon />
        <div className={styles['cardText']}>
          <p>{card.bankName}</p>
          <Note>
            {maskNumber(card.accountNumber)} · {isolated(card.holder)}
          </Note>
        </div>
        <Note>{t('bound')}</Note>
      </div>
    </Card>
  )
}
