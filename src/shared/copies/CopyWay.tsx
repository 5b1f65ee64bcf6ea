import { useTranslation } from 'react-i18next'
import { paths } from '@/paths'
import { Note } from '@/ui/Note'
import { LinkButton } from '../LinkButton'

/** One file for both ways: the first load lists each. */
export default function CopyWay(way: { to: 'settings' } | { to: 'records'; game?: Game | undefined }) {
  return way.to === 'settings' ? <Offer /> : <Records game={way.game} />
}

export interface Game {
  key: string
  id: string
}

function Offer() {
  const { t } = useTranslation(['record', 'shared'])
  return (
    <>
      <Note kind="hint">{t('copyOffer')}</Note>
      <LinkButton to={paths.settings()}>{t('shared:settings')}</LinkButton>
    </>
  )
}

function Records({ game }: { game: Game | undefined }) {
  const { t } = useTranslation(['record', 'common', 'shared'])
  return (
    <>
      <Note kind="hint">{t('copyWay')}</Note>
      <LinkButton to={paths.orderRecord()}>{t('common:taskRecord')}</LinkButton>
      {game === undefined ? (
        <LinkButton to={paths.statement()}>{t('shared:statement')}</LinkButton>
      ) : (
        <LinkButton to={paths.fairness(game)}>{t('shared:checkDraws')}</LinkButton>
      )}
    </>
  )
}
