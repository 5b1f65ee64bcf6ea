import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Logo } from '@/ui/Logo'
import { paths } from '@/paths'
import { IconButton } from '@/ui/IconButton'
import styles from './AuthIntro.module.css'

export function AuthIntro({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles['intro']}>
      <Logo />
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  )
}

export function LanguageLink() {
  const { t } = useTranslation(['auth', 'shared'])
  return <IconButton as={Link} to={paths.language('login')} icon="globe" label={t('shared:language')} />
}
