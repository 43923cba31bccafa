import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { toast as sonner, Toaster } from 'sonner'
import { Spinner } from './Spinner.tsx'
import 'sonner/dist/styles.css'

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
// sonner's stylesheet is outside the layers and overrides plain utilities: hence `!`
const word =
  'col-start-2 mt-1 mb-1.5 lg:col-start-3 lg:row-start-1 lg:my-0 lg:ms-3 min-h-11 cursor-pointer justify-self-start rounded-md border border-edge px-4 text-sm font-semibold text-ink hover:border-brand hover:bg-brand-soft'
const classNames = {
  toast:
    'grid w-(--width) grid-cols-[auto_minmax(0,1fr)_auto] items-start rounded-md border border-line bg-raised py-2 ps-4 pe-2 lg:grid-cols-[auto_minmax(0,1fr)_auto_auto] lg:py-1 text-sm text-ink shadow-lifted',
  icon: 'relative col-start-1 row-start-1 me-3 mt-3 grid size-5 place-items-center text-brand [&_svg]:size-5',
  content: 'col-start-2 row-start-1 py-2.5 wrap-anywhere',
  title: 'font-semibold',
  description: 'mt-0.5 text-muted!',
  closeButton:
    'col-start-3 row-start-1 ms-2 lg:col-start-4 grid size-11 cursor-pointer place-items-center rounded-full border-transparent! bg-transparent! text-muted! hover:bg-sunken! hover:text-ink! [&_svg]:size-5',
  actionButton: word,
  cancelButton: word,
  success: '[&_[data-icon]]:text-success',
  error: 'border-danger/40 [&_[data-icon]]:text-danger',
}

/** Above what is fixed at the bottom: a save bar, or the contact bar on phones. */
const clear = { bottom: '6rem' }
const clearOnPhones = { bottom: '8.5rem' }
/** On a desk of staff in the header, over the welcome: there is nothing to press. */
const inHeader = { top: '0.25rem', left: '17rem' }

type Props = { label: string; closeLabel?: string; place?: 'bottom' | 'header' }

/** The toasts; Toasts loads this chunk with the first one. */
export function ToastList({ label, closeLabel, place = 'bottom' }: Props) {
  const isDesk = useSyncExternalStore(watchDesk, () => desk.matches)
  const isInHeader = isDesk && place === 'header'
  return (
    <Toaster
      data-slot="toasts"
      customAriaLabel={label}
      theme="system"
      visibleToasts={20}
      expand
      position={isInHeader ? 'top-left' : 'bottom-right'}
      offset={isInHeader ? inHeader : clear}
      mobileOffset={clearOnPhones}
      closeButton
      duration={5000}
      className="font-sans!"
      icons={icons}
      toastOptions={{ unstyled: true, classNames, closeButtonAriaLabel: closeLabel }}
    />
  )
}

const desk = matchMedia('(min-width: 64rem)')

function watchDesk(changed: () => void) {
  desk.addEventListener('change', changed)
  return () => desk.removeEventListener('change', changed)
}
