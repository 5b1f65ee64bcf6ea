import { useIsFetching } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '@/paths'
import { IconButton, TextButton } from '@/ui/Button'
import { useTimeout } from '@/ui/use-event'
import styles from './HelpLink.module.css'

const LONGEST_MS = 8000
/** In which an answer may lead to the next question. */
const SETTLED_MS = 300

/** In the bar where money is moved, and no row leads there: whom to turn to is never looked for. */
export function HelpButton() {
  const { t } = useTranslation('common')
  return <IconButton as={Link} to={paths.service()} icon="chat" label={t('help')} />
}

/**
 * The same as the last line, where money is staked or limited. What arrives above it would push it
 * away, so it is seen once that is there, or after 8 s, and stays.
 */
export function HelpLink() {
  const { t } = useTranslation('common')
  const isAwaited = useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0
  const [isShown, setIsShown] = useState(false)
  useTimeout(() => setIsShown(true), isAwaited ? LONGEST_MS : SETTLED_MS)
  return (
    <p className={clsx(styles['help'], !isShown && styles['awaited'])}>
      <TextButton as={Link} to={paths.service()}>
        {t('help')}
      </TextButton>
    </p>
  )
}
