/** A button that is an icon: its name is said, and shown where it is pointed at. */
import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from './icons.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'name' | 'title'> {
  readonly icon: IconName
  readonly name: string
}

export function IconButton({ icon, name, ...button }: IconButtonProps): ReactNode {
  return (
    <button type="button" {...button} aria-label={name} title={name}>
      <Icon name={icon} />
    </button>
  )
}
