import { Logo } from '@/ui/Logo'
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
