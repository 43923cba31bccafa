'use client'

import { composeEventHandlers } from '@radix-ui/primitive'
import * as Radix from '@radix-ui/react-popover'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import type { VariantProps } from 'class-variance-authority'
import { type ComponentProps, type FocusEvent, type ReactNode, useId } from 'react'
import { focusFirstInShadow } from './inner/keepTabInside.ts'
import { Layer } from './inner/Layer.tsx'
import { look } from './inner/look.ts'

export const popoverLook = look(
  'z-layer grid max-h-(--radix-popover-content-available-height) grid-cols-1 gap-3 overflow-y-auto rounded-lg border border-line bg-raised p-4 text-ink shadow-lifted',
  {
    variants: {
      /** How wide it is where there is room. */
      size: {
        sm: 'w-[min(16rem,calc(100vw-2rem))]',
        md: 'w-[min(22rem,calc(100vw-2rem))]',
        lg: 'w-[min(32rem,calc(100vw-2rem))]',
      },
    },
    defaultVariants: { size: 'md' },
  },
)

type PopoverProps = Omit<ComponentProps<typeof Radix.Content>, 'title' | 'align'> &
  VariantProps<typeof popoverLook> & {
    /** The button that opens it. */
    trigger: ReactNode
    /** Its heading, and its name for screen readers. */
    title: ReactNode
    /** Whether it is open, where the caller keeps it. */
    open?: boolean | undefined
    /** Whether it is open at first, where the part keeps it. */
    defaultOpen?: boolean | undefined
    /** Called when the person opens or closes it. */
    onOpenChange?: ((open: boolean) => void) | undefined
    /** The edge of the button that it keeps to. */
    align?: 'start' | 'center' | 'end' | undefined
  }

/** A few fields or explanations beside a button; the page goes on behind. Escape and a press outside close it. */
export function Popover({
  trigger,
  title,
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  align = 'start',
  size,
  className,
  children,
  onOpenAutoFocus,
  onBlur,
  ...props
}: PopoverProps) {
  const id = useId()
  const [open, setOpen] = useControllableState({ prop: openProp, defaultProp: defaultOpen, onChange: onOpenChange })
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {open ? (
        <Layer>
          <Radix.Content
            data-slot="popover"
            aria-labelledby={id}
            tabIndex={0} // long text scrolls by keys, too
            onOpenAutoFocus={composeEventHandlers(onOpenAutoFocus, focusFirstInShadow)}
            onBlur={composeEventHandlers(onBlur, event => {
              if (hasLeftInShadow(event)) setOpen(false)
            })}
            align={align}
            sideOffset={8}
            collisionPadding={16}
            className={popoverLook({ size, className })}
            {...props}
          >
            <p id={id} className="font-semibold">
              {title}
            </p>
            {children}
          </Radix.Content>
        </Layer>
      ) : null}
    </Radix.Root>
  )
}

/** Of a focus that moves within a shadow root the document, where Radix listens, hears nothing. */
function hasLeftInShadow({ currentTarget: box, relatedTarget: to }: FocusEvent<HTMLElement>) {
  if (!(box.getRootNode() instanceof ShadowRoot && to instanceof Element) || box.contains(to)) return false
  const layer = to.closest('[data-slot=layer]') // of what was opened from it, which lies beside it
  return !layer || layer.contains(box)
}

/** Closes the Popover around it; put a Button inside. */
export function PopoverClose({ children }: PopoverCloseProps) {
  return <Radix.Close asChild>{children}</Radix.Close>
}

type PopoverCloseProps = {
  /** The Button that closes. */
  children: ReactNode
}
