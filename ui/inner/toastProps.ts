export type ToastsProps = {
  /** Name of the region for screen readers. */
  label: string
  /**
   * Texts of the button on each toast, and of the one that opens those before the newest, such as “3 earlier notes”: five
   * are seen, or as many as have room, in the header one or two; none goes while the older ones are open. Without that one
   * they wait, and come as others go.
   */
  labels: { close: string; older?: ((count: number) => string) | undefined }
  /**
   * Above the lower edge, or for the staff area on desks over the text of welcome in the header; there the list loads at
   * once, so that it can say when the server is gone.
   */
  place?: 'bottom' | 'header' | undefined
}

/** Toasts stand beside whatever is modal: it neither takes the focus from them nor closes with their Escape. */
export function isInToasts(target: EventTarget | null) {
  return target instanceof Element && target.closest('[data-slot=toasts-layer]') !== null
}
