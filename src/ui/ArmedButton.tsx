import { useRef } from 'react'
import { Button, type ButtonProps } from './Button'
import styles from './ArmedButton.module.css'
import { useStandsStill } from './use-stands-still'

/**
 * For a tap that cannot be taken back: it answers only once it has stood still for 600 ms, so that
 * the second tap on what stood there before does nothing.
 */
export function ArmedButton({ onClick, ...props }: Omit<ButtonProps, 'ref' | 'className'>) {
  const button = useRef<HTMLButtonElement>(null)
  const standsStill = useStandsStill(button)
  return (
    <Button
      {...props}
      ref={button}
      className={styles['armed']}
      onClick={() => {
        if (standsStill()) onClick?.()
      }}
    />
  )
}
