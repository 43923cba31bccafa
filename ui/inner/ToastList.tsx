'use client'

import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { useSyncExternalStore, type CSSProperties } from 'react'
import { toast as sonner, Toaster, useSonner } from 'sonner'
import { Layer } from './Layer.tsx'
import { OlderToasts } from './OlderToasts.tsx'
import { Spinner } from '../Spinner.tsx'
import type { ToastsProps } from './toastProps.ts'
import { isModalOpen, watchModals } from './useModal.ts'
import { useToastFocus } from './useToastFocus.ts'
import { useToastRoom } from './useToastRoom.ts'
import './ToastList.css'

/** sonner's defaults, but an error stays until it is closed. */
export const toast: typeof sonner = Object.assign((...note: Parameters<typeof sonner>) => sonner(...note), sonner, {
  error: (...[note, options]: Parameters<typeof sonner.error>) =>
    sonner.error(note, { duration: Infinity, ...options }),
})

const icons = {
  success: <CircleCheck aria-hidden />,
  error: <CircleAlert aria-hidden />,
  info: <Info aria-hidden />,
  warning: <TriangleAlert aria-hidden />,
  loading: <Spinner size="sm" />,
  close: <X aria-hidden />,
}
const classNames = {
  toast: 'toast',
  icon: 'toast-icon',
  content: 'toast-content',
  title: 'toast-title',
  description: 'toast-description',
  closeButton: 'toast-close',
  actionButton: 'toast-action',
  cancelButton: 'toast-action',
  success: 'toast-success',
  error: 'toast-error',
  warning: 'toast-warning',
  info: 'toast-info',
}

/** So many are seen at once, where they have room. In the header two have room, or with the button of the older ones the newest. */
const SEEN = 5
const seenInHeader = (count: number) => (count > 2 ? 1 : 2)
/** As wide as the text of welcome, so that a sentence beside its button has few lines. */
const widthInHeader = { '--width': 'clamp(22rem, 100vw - 48rem, 30rem)' } as CSSProperties
const places = {
  /** Above what is fixed at the bottom: a save bar, or the contact bar on phones; `--toasts-clear` says so where that is less. */
  bottom: {
    alone: {
      position: 'bottom-right',
      offset: { bottom: '6rem' },
      mobileOffset: { bottom: 'var(--toasts-clear, 8.5rem)' },
    },
    besideOlder: { position: 'bottom-right', offset: { bottom: '9.25rem' }, mobileOffset: { bottom: '11.75rem' } },
  },
  /** On a desk of staff in the header, over the welcome: there is nothing to press. */
  header: {
    alone: { position: 'top-left', offset: { top: '0.25rem', left: '17rem' } },
    besideOlder: { position: 'top-left', offset: { top: '3.5rem', left: '17rem' } },
  },
  /** While something modal is open, whose buttons are at its foot, or the sign that closes it in a corner. */
  modal: {
    alone: { position: 'top-center', offset: { top: '0.5rem' }, mobileOffset: { top: '0.5rem' } },
    besideOlder: { position: 'top-center', offset: { top: '3.75rem' }, mobileOffset: { top: '3.75rem' } },
  },
} as const

/** The toasts; Toasts loads this chunk with the first one. */
export function ToastList({ label, labels, place = 'bottom' }: ToastsProps) {
  const isDesk = useSyncExternalStore(watchDesk, () => desk.matches)
  const focus = useToastFocus()
  const { toasts } = useSonner()
  const isBesideModal = useSyncExternalStore(watchModals, isModalOpen)
  const isInHeader = isDesk && place === 'header' && !isBesideModal
  const isAtTop = isInHeader || isBesideModal
  const most = isInHeader && labels.older ? seenInHeader(toasts.length) : SEEN
  const { ref, seen } = useToastRoom({ isAtTop, most, folds: Boolean(labels.older) })
  const both = useComposedRefs(ref, focus.ref)
  const older = labels.older ? toasts.slice(seen) : []
  const hasOlder = older.length > 0
  return (
    <Layer>
      <div role="presentation" data-slot="toasts-layer" className="contents" {...focus} ref={both}>
        <Toaster
          data-slot="toasts"
          customAriaLabel={label}
          theme="system"
          visibleToasts={seen}
          style={isInHeader ? widthInHeader : undefined}
          expand
          {...places[isBesideModal ? 'modal' : isInHeader ? 'header' : 'bottom'][hasOlder ? 'besideOlder' : 'alone']}
          closeButton
          duration={5000}
          icons={icons}
          toastOptions={{ unstyled: true, classNames, closeButtonAriaLabel: labels.close }}
        />
        {hasOlder && (
          <OlderToasts
            toasts={older}
            label={labels.older!(older.length)}
            close={labels.close}
            place={isBesideModal ? 'modal' : isInHeader ? 'header' : 'bottom'}
            icons={icons}
          />
        )}
      </div>
    </Layer>
  )
}

const desk = matchMedia('(min-width: 64rem)')

function watchDesk(changed: () => void) {
  desk.addEventListener('change', changed)
  return () => desk.removeEventListener('change', changed)
}
