import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Note } from '@/ui/Note'
import { Stack } from '@/ui/Stack'
import { Button } from '@/ui/Button'
import styles from './ShowMore.module.css'

interface MoreProps {
  shown: number
  all: number
  onMore: () => void
}

/** Grows by `step`, so that a record of thousands is never drawn at once. */
export function useShown<T>(list: readonly T[], step: number): { shown: T[]; more: MoreProps } {
  const [limit, setLimit] = useState(step)
  const shown = list.slice(0, limit)
  return { shown, more: { shown: shown.length, all: list.length, onMore: () => setLimit(limit + step) } }
}

export function ShowMore({ shown, all, onMore }: MoreProps) {
  const { t } = useTranslation('report')
  if (shown === all) return null
  return (
    <Stack gap={2} className={styles['more']}>
      <Note>{t('shown', { shown, all })}</Note>
      <Button tone="quiet" isWide onClick={onMore}>
        {t('showMore')}
      </Button>
    </Stack>
  )
}
