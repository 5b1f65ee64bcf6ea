import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Logo } from '@/ui/icons'
import { paths } from '@/paths'
import { lazyPart } from '@/kit/load/lazy-part'
import { markFirstScreen } from '@/kit/load/module'
import { demoAccountsStore } from '@/domain/member/demo-access'
import { unchosenStore } from '@/i18n/languages'
import { IconButton } from '@/ui/Button'
import styles from './AuthIntro.module.css'

export function AuthIntro({ text }: { text: ReactNode }) {
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

const LanguageOffer = lazyPart(
  markFirstScreen(() => import('./LanguageOffer')),
  { waitsForIdle: true, failureFallback: () => null },
)

/** The offer of a language appears late, in free space of the bar, so nothing moves. */
export function LanguageLink() {
  const { t } = useTranslation('shared')
  return (
    <>
      {unchosenStore.getState() && <LanguageOffer />}
      <IconButton as={Link} to={paths.language('login')} icon="globe" label={t('language')} />
    </>
  )
}

const LazyDemoLogins = lazyPart(() => import('./DemoLogins'))

/** Shows nothing unless the app uses the mock platform. */
export function DemoLogins(props: ComponentProps<typeof LazyDemoLogins>) {
  return demoAccountsStore.getState() === null ? null : <LazyDemoLogins {...props} />
}
