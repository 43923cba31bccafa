import type { VariantProps } from 'class-variance-authority'
import { DialogShell, type DialogShellProps } from './DialogShell.tsx'
import { look } from './look.ts'

export const drawerLook = look(
  'inset-y-0 m-0 h-dvh max-h-none max-w-full flex-col overflow-y-auto border-line bg-raised text-ink shadow-lifted outline-none transition-transform duration-200 backdrop:bg-scrim open:flex',
  {
    variants: {
      /** The edge of the window it comes from, in the direction of reading. */
      side: {
        start: 'start-0 end-auto border-e starting:-translate-x-8 rtl:starting:translate-x-8',
        end: 'start-auto end-0 border-s starting:translate-x-8 rtl:starting:-translate-x-8',
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
