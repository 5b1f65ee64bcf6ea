import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Logo } from '@/ui/icons'
import { paths } from '@/paths'
import { lazyPart } from '@/kit/load/lazy-part'
import { demoAccountsStore } from '@/domain/member/demo-access'
import { IconButton } from '@/ui/Button'
import styles from './AuthIntro.module.css'

export function AuthIntro({ text }: { text: string }) {
  return (
    <div className={styles['intro']}>
      <Logo />
      <p>{text}</p>
    </div>
  )
}

export function AuthLinks({ children }: { children: ReactNode }) {
  return <div className={styles['links']}>{children}</div>
}

export function LanguageLink() {
  const { t } = useTranslation(['auth', 'shared'])
  return <IconButton as={Link} to={paths.language('login')} icon="globe" label={t('shared:language')} />
}

const LazyDemoLogins = lazyPart(() => import('./DemoLogins'))

/** Shows nothing unless the app uses the mock platform. */
export function DemoLogins(props: ComponentProps<typeof LazyDemoLogins>) {
  return demoAccountsStore.getState() === null ? null : <LazyDemoLogins {...props} />
}
