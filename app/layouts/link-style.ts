/** How a link looks inside a text. */
export const link = 'font-semibold text-brand underline decoration-line underline-offset-4 hover:decoration-current'
