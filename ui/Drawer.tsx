import type { VariantProps } from 'class-variance-authority'
import { DialogShell, type DialogShellProps } from './inner/DialogShell.tsx'
import { look } from './inner/look.ts'

export const drawerLook = look(
  'fixed inset-y-0 z-layer flex h-dvh max-w-full flex-col border-line bg-raised text-ink shadow-lifted outline-none transition-[left,right] duration-200',
  {
    variants: {
      /** The edge of the window it comes from, in the direction of reading. */
      side: {
        start: 'start-0 border-e starting:-start-8',
        end: 'end-0 border-s starting:-end-8',
      },
      /** How wide it is where there is room. */
      size: { sm: 'w-88', md: 'w-120', lg: 'w-180' },
    },
    defaultVariants: { side: 'end', size: 'md' },
  },
)

type DrawerProps = DialogShellProps & VariantProps<typeof drawerLook>

/** Something to look at or to fill in beside the page, at its full height. As a Dialog: Tab stays inside, Escape closes. */
export function Drawer({ side, size, className, ...props }: DrawerProps) {
  return <DialogShell data-slot="drawer" className={drawerLook({ side, size, className })} {...props} />
}
