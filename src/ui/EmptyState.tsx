import type { ReactNode } from 'react'
import { EmptyPicture } from './EmptyPicture'
import type { IconName } from './icons'
import { MessageBlock } from './MessageBlock'

/** Not part of the first load; what is, and has nothing to show, takes a MessageBlock. */
export function EmptyState({
  icon = 'list',
  ...message
}: {
  /** Names the drawing. */
  icon?: IconName
  title: string
  text?: string
  action?: ReactNode
}) {
  return <MessageBlock picture={<EmptyPicture name={icon} />} {...message} />
}
