import { useTranslation } from 'react-i18next'
import { paths } from '@/paths'
import { Note } from '@/ui/Note'
import { LinkButton } from '../LinkButton'

/** Needs the section `record`. */
export default function KeptRecords({ game }: { game?: { key: string; id: string } | undefined }) {
  const { t } = useTranslation(['record', 'common', 'shared'])
  return (
    <>
      <Note kind="hint">{t('copyWay')}</Note>
      {game !== undefined && <LinkButton to={paths.fairness(game)}>{t('shared:checkDraws')}</LinkButton>}
      <LinkButton to={paths.orderRecord()}>{t('common:taskRecord')}</LinkButton>
      <LinkButton to={paths.statement()}>{t('shared:statement')}</LinkButton>
    </>
  )
}
