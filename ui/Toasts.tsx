import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { Toaster, toast } from 'sonner'
import { Spinner } from './Spinner.tsx'

export { toast }

const icons = {
  success: <CircleCheck aria-hidden />, error: <CircleAlert aria-hidden />, info: <Info aria-hidden />, warning: <TriangleAlert aria-hidden />,
  loading: <Spinner size="sm" />, close: <X aria-hidden />,
}
const word = 'min-h-11 shrink-0 cursor-pointer rounded-md border border-edge px-3 text-sm font-semibold text-ink hover:bg-brand-soft'
const classNames = {
  toast: 'flex w-(--width) items-start gap-3 rounded-md border border-line bg-surface py-3 ps-4 pe-2 text-sm text-ink shadow-lifted',
  icon: 'mt-3 shrink-0 text-brand [&_svg]:size-5',
  content: 'min-w-0 flex-1 py-2.5',
  title: 'font-semibold',
  description: 'mt-0.5 text-muted',
  closeButton: 'order-last grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink [&_svg]:size-5',
  actionButton: word, cancelButton: word,
  success: '[&_[data-icon]]:text-success', error: 'border-danger/40 [&_[data-icon]]:text-danger',
}

/** Where short notes appear and pass: once in the whole app, then call `toast`. Nothing that must be read or answered. Alt+T goes to them, Escape leaves. */
export function Toasts({ label, closeLabel }: { label: string; closeLabel?: string }) {
  return (
    <Toaster
      data-slot="toasts" containerAriaLabel={label} theme="system" visibleToasts={20} expand position="top-right" closeButton duration={5000}
      className="font-sans!" icons={icons} toastOptions={{ unstyled: true, classNames, closeButtonAriaLabel: closeLabel }}
    />
  )
}
