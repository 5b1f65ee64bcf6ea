import { useIsFetching } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '@/paths'
import { TextButton } from '@/ui/Button'
import { useTimeout } from '@/ui/use-event'
import styles from './ServiceLink.module.css'

const MAX_WAIT_MS = 8000
/** The link waits this long after the last answer, because an answer may start another query. */
const WAIT_AFTER_ANSWER_MS = 300

/**
 * A link to help and customer service. It is shown once the content above has loaded, or after 8 s,
 * because content that loads later would push the link down.
 */
export default function ServiceLink() {
  const { t } = useTranslation('common')
  const isLoading = useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0
  const [isShown, setIsShown] = useState(false)
  useTimeout(() => setIsShown(true), isLoading ? MAX_WAIT_MS : WAIT_AFTER_ANSWER_MS)
  return (
    <p className={clsx(styles['help'], !isShown && styles['awaited'])}>
      <TextButton as={Link} to={paths.service()}>
        {t('help')}
      </TextButton>
    </p>
  )
}
