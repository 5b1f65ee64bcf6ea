import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { BankCard } from '@/api/wallet'
import { walletQueries } from '@/api/wallet.queries'
import { AsyncBlock } from '@/shared/AsyncBlock'
import ContactDialog from '@/shared/ContactDialog'
import { useMember } from '@/shared/use-member'
import { useSheets } from '@/shared/use-sheets'
import { PushedScreen } from '@/shared/PushedScreen'
import { paths } from '@/paths'
import { EmptyState } from '@/ui/EmptyState'
import { Skeleton } from '@/ui/Skeleton'
import { Button } from '@/ui/Button'
import { notify } from '@/ui/feedback'
import { Icon } from '@/ui/icons'
import styles from './BankCard.module.css'
import { groupNumber, maskNumber, missingForCard } from './rules'
import { useMissingForCard } from './use-missing-for-card'

/** The one bound card, its number masked (reading 69), or the way to binding one. */
export default function BankCardScreen() {
  const { t } = useTranslation(['bank', 'common'])
  const sheets = useSheets<'service'>()
  const card = useQuery(walletQueries.bankCard())
  return (
    <PushedScreen title={t('title')} fallback={paths.profile()}>
      <AsyncBlock
        query={card}
        isEmpty={(card) => card === null}
        empty={<NoCard />}
        skeleton={<Skeleton height={176} />}
      >
        {(card) => card !== null && <Bound card={card} />}
      </AsyncBlock>
      <p className={styles['rules']}>{t('rules')}</p>
      <div>
        <button type="button" className={styles['service']} onClick={() => sheets.open('service')}>
          {t('common:contact.open')}
        </button>
      </div>
      {sheets.current === 'service' && <ContactDialog text={t('rules')} onClose={sheets.close} />}
    </PushedScreen>
  )
}

function Bound({ card }: { card: BankCard }) {
  const { t } = useTranslation('bank')
  const [isShown, setIsShown] = useState(false)
  return (
    <article className={styles['card']}>
      <p className={styles['bankName']}>{card.bankName}</p>
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

/** Asks for the real name first, then for the fund password, each with its words and its way there (original section 4). */
function NoCard() {
  const { t } = useTranslation('bank')
  const navigate = useNavigate()
  const member = useMember()
  const missing = useMissingForCard()
  return (
    <AsyncBlock query={member} skeleton={<Skeleton height={176} />}>
      {(data) => (
        <EmptyState
          icon="document"
          title={t('noneTitle')}
          text={missingForCard(data) === null ? t('noneText') : `${t('noneText')} ${t('noneNeeds')}`}
          action={
            <Button
              onClick={() => {
                const lack = missingForCard(data)
                if (lack !== null) notify(missing[lack].text)
                void navigate(lack === null ? paths.bindCard() : missing[lack].to)
              }}
            >
              {t('add')}
            </Button>
          }
        />
      )}
    </AsyncBlock>
  )
}
