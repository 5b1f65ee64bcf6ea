import { useTranslation } from 'react-i18next'
import type { Member } from '@/api/account'
import type { Game, PayoutOption } from '@/api/games'
import { rulesOf } from '@/lib/game-rules'
import { paths } from '@/paths'
import { LinkButton } from '@/shared/LinkButton'
import { Stack } from '@/ui/layout'
import { ConfirmSheet } from './ConfirmSheet'
import { FairnessLink, HistorySheet } from './HistorySheet'
import { amountOf } from './rules'
import { RulesSheet } from './RulesSheet'
import { TaskListSheet } from './TaskListSheet'
import type { useOrderDraft } from './use-order-draft'
import type { useOrderRequest } from './use-order-request'

export type DrawSheet = 'history' | 'rules' | 'tasks' | 'confirm'

export function DrawSheets({
  open,
  game,
  options,
  member,
  form: { chosen, draft },
  order,
  onClose,
}: {
  open: DrawSheet | null
  game: Game
  options: PayoutOption[]
  member: Member
  form: Pick<ReturnType<typeof useOrderDraft>, 'chosen' | 'draft'>
  order: ReturnType<typeof useOrderRequest>
  onClose: () => void
}) {
  const { t } = useTranslation('shared')
  switch (open) {
    case null:
      return null
    case 'history':
      return <HistorySheet game={game} onClose={onClose} />
    case 'rules':
      return (
        <RulesSheet
          rules={rulesOf(game.id)}
          description={game.description}
          way={
            <Stack gap={3}>
              <FairnessLink game={game} />
              <LinkButton to={paths.limits()} replace>
                {t('limits')}
              </LinkButton>
            </Stack>
          }
          options={options}
          chosen={chosen}
          perNote={amountOf(draft)}
          onClose={onClose}
        />
      )
    case 'tasks':
      return <TaskListSheet gameId={game.id} options={options} onClose={onClose} />
    case 'confirm':
      return <ConfirmSheet order={order} game={game} member={member} options={options} onClose={onClose} />
  }
}
