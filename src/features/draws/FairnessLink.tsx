import { useTranslation } from 'react-i18next'
import type { Game } from '@/api/games'
import { paths } from '@/paths'
import { LinkButton } from '@/shared/LinkButton'

/** Takes the place of the sheet that it stands on. */
export function FairnessLink({ game }: { game: Game }) {
  const { t } = useTranslation('shared')
  return (
    <LinkButton to={paths.fairness(game)} replace>
      {t('checkDraws')}
    </LinkButton>
  )
}
