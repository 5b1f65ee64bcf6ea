import { useTranslation } from 'react-i18next'
import { paths } from '@/paths'
import { Note } from '@/ui/Note'
import { LinkButton } from '../LinkButton'

/** Needs the section `record`. */
export default function CopyOffer() {
  const { t } = useTranslation(['record', 'shared'])
  return (
    <>
      <Note kind="hint">{t('copyOffer')}</Note>
      <LinkButton to={paths.settings()}>{t('shared:settings')}</LinkButton>
    </>
  )
}
