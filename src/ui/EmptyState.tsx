import type { ReactNode } from 'react'
import type { IconName } from './icons'
import { MessageBlock } from './MessageBlock'

export function EmptyState({
  icon = 'list',
  ...message
}: {
  icon?: IconName
  title: string
  text?: string
  action?: ReactNode
}) {
  return <MessageBlock icon={icon} {...message} />
}
