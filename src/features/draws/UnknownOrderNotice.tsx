import { useTranslation } from 'react-i18next'
import { UnknownNotice } from '@/shared/money-request/UnknownNotice'
import type { OrderRequest } from './rules'

export function UnknownOrderNotice({ order, onOpen }: { order: OrderRequest; onOpen: () => void }) {
  const { t } = useTranslation('reservation')
  return (
    <UnknownNotice
      title={
        <>
          {order.gameName} <span className="num">{order.period}</span>
        </>
      }
      text={t('refusal.unknownPending')}
      checkLabel={t('checkAgain')}
      onCheck={onOpen}
    />
  )
}
