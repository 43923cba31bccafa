import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { toast, type ToastT } from 'sonner'

type OlderToastsProps = {
  /** Newest first. */
  toasts: ToastT[]
  /** Says how many there are. */
  label: string
  /** Name of the button that closes one. */
  close: string
  place: 'bottom' | 'header' | 'modal'
  /** By the kind of a toast. */
  icons: Partial<Record<string, ReactNode>>
}

/** The toasts before those that are seen: a button with their count opens them as a list that scrolls. Meanwhile none goes. */
export function OlderToasts({ toasts, label, close, place, icons }: OlderToastsProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useHeld(box, isOpen)
  return (
    <div ref={box} className="toasts-older" data-place={place}>
      <button
        type="button"
        className="toasts-older-button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      {isOpen && (
        <ul id={id} aria-label={label} className="toasts-older-list">
          {toasts.map(note => (
            <OlderToast key={note.id} note={note} close={close} icon={icons[note.type ?? '']} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** sonner's clocks stand still while a pointer moves over its own list: so it hears that one does. */
function useHeld(box: RefObject<HTMLElement | null>, isHeld: boolean) {
  useEffect(() => {
    const older = box.current
    const list = older?.parentElement?.querySelector('[data-sonner-toaster]')
    if (!isHeld || !list) return
    const hold = () => list.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
    const holdAgain = () => setTimeout(hold) // React tells sonner of a pointer that leaves later
    hold()
    list.addEventListener('mouseleave', holdAgain)
    return () => {
      list.removeEventListener('mouseleave', holdAgain)
      list.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: older }))
    }
  }, [box, isHeld])
}

function OlderToast({ note, close, icon }: { note: ToastT; close: string; icon: ReactNode }) {
  const { id, title, description, action, onDismiss } = note
  const dismiss = () => {
    onDismiss?.(note)
    toast.dismiss(id)
  }
  return (
    <li className={`toast toast-${note.type ?? 'default'}`}>
      {icon && (
        <div className="toast-icon" data-icon>
          {icon}
        </div>
      )}
      <div className="toast-content">
        <div className="toast-title">{said(title)}</div>
        {description && <div className="toast-description">{said(description)}</div>}
      </div>
      {isButton(action) ? (
        <button
          type="button"
          className="toast-action"
          onClick={event => {
            action.onClick(event)
            if (!event.defaultPrevented) toast.dismiss(id)
          }}
        >
          {action.label}
        </button>
      ) : (
        action
      )}
      <button type="button" className="toast-close" aria-label={close} onClick={dismiss}>
        <X aria-hidden />
      </button>
    </li>
  )
}

/** sonner takes what is shown, or what makes it. */
const said = (shown: ToastT['title']) => (typeof shown === 'function' ? shown() : shown)

const isButton = (
  action: ToastT['action'],
): action is Extract<ToastT['action'], { label: unknown; onClick: unknown }> =>
  typeof action === 'object' && action !== null && 'label' in action
