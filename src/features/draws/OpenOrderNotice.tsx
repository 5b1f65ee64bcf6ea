import { OpenRequestNotice } from '@/shared/money-request/OpenRequestNotice'
import type { OpenRequest } from '@/shared/money-request/use-notes'
import type { OrderRequest } from './rules'

export function OpenOrderNotice({ open, onCheck }: { open: OpenRequest<OrderRequest>; onCheck: () => void }) {
  const { gameName, period } = open.note.request
  return (
    <OpenRequestNotice
      open={open}
      title={
        <>
          {gameName} <span className="num">{period}</span>
        </>
      }
      onCheck={onCheck}
    />
  )
}
