import { useIsFetching } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '@/paths'
import { TextButton } from '@/ui/TextButton'
import styles from './HelpLink.module.css'

/**
 * The last line of every screen with money: whom to turn to is never looked for. It is not seen
 * while what stands above it is awaited, which would push it away.
 */
export function HelpLink() {
  const { t } = useTranslation('common')
  const isAwaited = useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0
  return (
    <p className={clsx(styles['help'], isAwaited && styles['awaited'])}>
      <TextButton as={Link} to={paths.service()}>
        {t('help')}
      </TextButton>
    </p>
  )
}
