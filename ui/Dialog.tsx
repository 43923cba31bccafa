import type { VariantProps } from 'class-variance-authority'
import { DialogShell, type DialogShellProps } from './inner/DialogShell.tsx'
import { look } from './inner/look.ts'

export { DialogClose } from './inner/DialogShell.tsx'

export const dialogLook = look(
  'fixed inset-0 z-layer m-auto flex h-fit max-h-[calc(100dvh-2rem)] flex-col rounded-lg border border-line bg-raised text-ink shadow-lifted outline-none transition-[top] duration-200 starting:top-6',
  {
    variants: {
      /** How wide it is where there is room. */
      size: {
        sm: 'w-[min(28rem,calc(100%-2rem))]',
        md: 'w-[min(40rem,calc(100%-2rem))]',
        lg: 'w-[min(64rem,calc(100%-2rem))]',
      },
    },
    defaultVariants: { size: 'md' },
  },
)

type DialogProps = DialogShellProps & VariantProps<typeof dialogLook>

/**
 * A short task above the page: a small form, a picture at full size. Tab stays inside, Escape closes; the first field has
 * the focus, and `actions` stay in sight while the body scrolls.
 */
export function Dialog({ size, className, ...props }: DialogProps) {
  return <DialogShell data-slot="dialog" className={dialogLook({ size, className })} {...props} />
}
