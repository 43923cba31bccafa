export type ToastsProps = {
  /** Name of the region for screen readers. */
  label: string
  /** Text of the button on each toast. */
  labels: { close: string }
  /**
   * Above the lower edge, or for the staff area on desks over the text of welcome in the header; there the list loads at
   * once, so that it can say when the server is gone.
   */
  place?: 'bottom' | 'header'
}
