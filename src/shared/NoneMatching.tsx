import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'

/** Where the filters of a list leave nothing. Needs the section `record`. */
export function NoneMatching({ title, onShowAll }: { title: string; onShowAll: () => void }) {
  const { t } = useTranslation('record')
  return (
    <EmptyState
      icon="search"
      title={title}
      action={
        <Button tone="quiet" onClick={onShowAll}>
          {t('showAll')}
        </Button>
      }
    />
  )
}
