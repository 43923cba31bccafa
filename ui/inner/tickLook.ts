/** The look of a checkbox and a radio button, which the device draws in the brand's colour. */
export const tickLook =
  'size-5 shrink-0 cursor-pointer accent-brand enabled:hover:[filter:brightness(0.9)] enabled:active:[filter:brightness(0.75)] disabled:cursor-not-allowed aria-invalid:not-checked:[box-shadow:0_0_0_1px_var(--color-danger)]'
