import { useIsFetching } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '@/paths'
import { TextButton } from '@/ui/Button'
import { useTimeout } from '@/ui/use-event'
import styles from './HelpLink.module.css'

const MAX_WAIT_MS = 8000
/** In which an answer may lead to the next question. */
const SETTLED_MS = 300

/**
 * The last line of a screen on which money is staked or limited: nobody looks for whom to turn to.
 * What arrives above the line would push it away, so the line is shown once that is there, or after
 * 8 s, and stays.
 */
export default function ServiceLink() {
  const { t } = useTranslation('common')
  const isAwaited = useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0
  const [isShown, setIsShown] = useState(false)
  useTimeout(() => setIsShown(true), isAwaited ? MAX_WAIT_MS : SETTLED_MS)
  return (
    <p className={clsx(styles['help'], !isShown && styles['awaited'])}>
      <TextButton as={Link} to={paths.service()}>
        {t('help')}
      </TextButton>
    </p>
  )
}
